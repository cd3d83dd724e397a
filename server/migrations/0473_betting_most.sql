-- The most that a bet may bring back, as its supplier told it when it was laid; null where it does not tell. What is open by supplier, game and
-- round can come to no more than the sum of it.
alter table betting.bets add column payout_most bigint constraint bets_payout_most check (payout_most >= 0);
create view betting.open_bets as
select member_id, supplier_code, game_type, game_code, round_id, stake, payout_most, bet_at
from betting.bets where status = 'X' and asset <> 'PLAY';
grant select on betting.open_bets to moongate_app;
