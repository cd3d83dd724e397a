-- What was settled by supplier, game and round, for figures over a span of days. Bets of one round are decided together: they are one chance, not several.
alter table betting.bets add column round_id text;
create index bets_by_end on betting.bets using brin (settled_at) with (autosummarize = on);
create view betting.played_bets as
select supplier_code, game_type, game_code, coalesce(round_id, id::text) as round_id, stake, payout, settled_at
from betting.bets where status = 'COMPLETE' and asset <> 'PLAY';
grant select on betting.played_bets to moongate_app;
