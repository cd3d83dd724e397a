-- Odds that staff have set; a bet type without a row is offered at the odds built into the game. Tickets keep those they were sold at.
create table lottery.odds (
  game_code  text not null,
  bet_type   text not null,
  odds_milli int not null check (odds_milli > 1000),
  changed_at timestamptz not null default kernel.now(),
  changed_by text not null,
  primary key (game_code, bet_type)
);
grant select, insert, update on lottery.odds to moongate_app;
