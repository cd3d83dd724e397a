-- A bet keeps what was chosen as data and is worded when it is read. A supplier that words its bets itself gives title and
-- detail by language, as bets sold before this all have them.
alter table betting.bets
  add column selection jsonb,
  alter column game_title drop not null,
  alter column detail drop not null,
  add constraint bets_worded check (selection is not null or (game_title is not null and detail is not null));
