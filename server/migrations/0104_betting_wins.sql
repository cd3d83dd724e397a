-- What modules above may read to tell of the newest wins; with an index of its own, since no member is asked for.
create index bets_won on betting.bets (settled_at desc) where status = 'COMPLETE' and payout > stake and asset <> 'PLAY';
create view betting.wins as
  select member_id, supplier_code, game_code, payout - stake as won, settled_at
  from betting.bets where status = 'COMPLETE' and payout > stake and asset <> 'PLAY';
grant select on betting.wins to moongate_app;
