-- Days are compared by the time of their postings. Rows come in that order, so that a few words for each range of pages are enough.
create index postings_at on ledger.postings using brin (created_at);
