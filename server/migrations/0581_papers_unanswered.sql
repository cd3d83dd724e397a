-- Of whom the lists of sanctions said nothing, for the clock that asks again.
create index screenings_unanswered on papers.screenings (asked_at) where outcome = 'unknown';
