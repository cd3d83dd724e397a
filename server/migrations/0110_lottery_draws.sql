create schema lottery;

-- A chain of seeds: each is the hash of the next, and the first is published before anything is sold. `length` links.
create table lottery.seasons (
  id         int generated always as identity primary key,
  game_code  text not null,
  anchor     text not null,
  length     int not null check (length > 0),
  used       int not null default 0 check (used between 0 and length),
  created_at timestamptz not null default kernel.now()
);
create index seasons_of_game on lottery.seasons (game_code, id);

-- The last link, from which all others follow. Nothing but the draw itself reads it.
create table lottery.season_secrets (
  season_id int primary key references lottery.seasons (id),
  seed      bytea not null
);

create table lottery.draws (
  game_code  text not null,
  issue      text not null,
  season_id  int not null references lottery.seasons (id),
  link       int not null,
  commitment text not null,
  state      text not null default 'open' check (state in ('open', 'drawn', 'settled', 'void')),
  close_at   timestamptz not null,
  draw_at    timestamptz not null check (draw_at >= close_at),
  seed       text,
  balls      int[],
  drawn_at   timestamptz,
  settled_at timestamptz,
  primary key (game_code, issue),
  unique (season_id, link),
  check ((state in ('open', 'void')) = (seed is null) and (state in ('open', 'void')) = (balls is null))
);
create index draws_by_time on lottery.draws (game_code, draw_at desc);
create index draws_unfinished on lottery.draws (draw_at) where settled_at is null;

create table lottery.tickets (
  member_id  int not null,
  id         uuid not null,
  bill_no    text not null,
  game_code  text not null,
  issue      text not null,
  bet_type   text not null,
  selection  text not null,
  units      int not null check (units > 0),
  unit_stake bigint not null check (unit_stake > 0),
  multiple   int not null check (multiple > 0),
  stake      bigint not null check (stake > 0),
  odds_milli int not null check (odds_milli > 0),
  asset      text not null,
  payout     bigint not null default 0,
  status     text not null default 'X' check (status in ('X', 'COMPLETE', 'N')),
  won        boolean not null default false,
  placed_at  timestamptz not null default kernel.now(),
  settled_at timestamptz,
  primary key (member_id, id),
  foreign key (game_code, issue) references lottery.draws (game_code, issue)
);
create index tickets_of_member on lottery.tickets (member_id, placed_at desc, id);
create index tickets_of_draw on lottery.tickets (game_code, issue) where status = 'X';

-- A launch token opens one game session, once, within its minute. Only hashes are kept.
create table lottery.launches (
  token_hash bytea primary key,
  member_id  int not null,
  session_id uuid not null,
  name       text not null,
  is_demo    boolean not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create table lottery.sessions (
  token_hash bytea primary key,
  member_id  int not null,
  session_id uuid not null,
  name       text not null,
  is_demo    boolean not null,
  expires_at timestamptz not null
);

-- No bet at or after the close; each bet of a settled draw is settled; what the tickets say is what the ledger moved.
create view lottery.invariant_late_bet as
  select t.id from lottery.tickets t join lottery.draws d using (game_code, issue) where t.placed_at >= d.close_at;
create view lottery.invariant_settled_once as
  select t.id from lottery.tickets t join lottery.draws d using (game_code, issue)
  where (d.settled_at is not null and t.status = 'X') or (d.state = 'open' and t.status <> 'X') or (d.state = 'void' and t.status = 'COMPLETE') or (d.state = 'void' and t.status = 'N' and t.payout <> t.stake) or (t.status = 'X') <> (t.settled_at is null);
create view lottery.invariant_ticket_money as
  select t.id from lottery.tickets t
  left join (select ref, sum(amount)::bigint as net from ledger.statement where account_kind = 'supplier:JZ' and kind in ('lottery.bet', 'lottery.settlement', 'lottery.void_refund') group by ref) s on s.ref = t.id::text
  where coalesce(s.net, 0) <> t.payout - t.stake;

grant usage on schema lottery to moongate_app;
grant select, insert on all tables in schema lottery to moongate_app;
grant update (used) on lottery.seasons to moongate_app;
grant update (state, seed, balls, drawn_at, settled_at) on lottery.draws to moongate_app;
grant update (payout, status, won, settled_at) on lottery.tickets to moongate_app;
grant update (used_at) on lottery.launches to moongate_app;
grant delete on lottery.launches, lottery.sessions to moongate_app;
