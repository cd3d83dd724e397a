-- A transfer is written with two index entries fewer (decisions/0447): its id is found by the end that people see of it, and what ended lately is found in the order of
-- writing. Both tables' rows stay; the new index is small and quickly made.
drop index wallet.transfers_by_id;
drop index wallet.transfers_ended;
create index transfers_ended on wallet.transfers using brin (finished_at) with (autosummarize = on);
