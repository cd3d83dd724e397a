-- What a placed bet writes is kept small: only what has ended is looked for by its end, and ages are read in the order of writing.
drop index betting.bets_by_payout;
create index bets_by_payout on betting.bets (member_id, settled_at desc, id) where settled_at is not null;
drop index kernel.push_events_by_age;
create index push_events_by_age on kernel.push_events using brin (created_at) with (autosummarize = on);
drop index kernel.idempotency_created_at;
create index idempotency_created_at on kernel.idempotency using brin (created_at) with (autosummarize = on);
