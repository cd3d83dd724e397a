-- Why a bet counts nothing as effective bet although its stake was at risk. It stays with the bet when that is corrected.
alter table betting.bets
  add column uncounted text check (uncounted in ('covering')),
  add constraint bets_uncounted check (uncounted is null or effective = 0);
grant update (uncounted) on betting.bets to moongate_app;
