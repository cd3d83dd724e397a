-- Why a bet that gave its stake back, or was ended anew, did: as its supplier told it last. The history of it stands in the corrections.
alter table betting.bets add column reason text
  check (reason in ('annulled', 'abandoned', 'result_changed', 'withdrawn', 'odds_wrong', 'malfunction', 'unsaid'));
grant update (reason) on betting.bets to moongate_app;
