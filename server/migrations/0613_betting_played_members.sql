-- Who played: an overview counts people.
create or replace view betting.played_bets as
  select supplier_code, game_type, game_code, coalesce(round_id, id::text) as round_id, stake, payout, settled_at, member_id
  from betting.bets where status = 'COMPLETE' and asset <> 'PLAY';
