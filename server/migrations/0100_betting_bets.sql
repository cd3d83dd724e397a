create schema betting;

-- Every bet of every supplier, as the member's record shows it. The money itself moves in the ledger.
create table betting.bets (
  member_id     int not null,
  id            uuid not null,
  bill_no       text not null,
  supplier_code text not null,
  game_type     int not null,
  game_code     text not null,
  game_title    jsonb not null,
  detail        jsonb not null,
  asset         text not null,
  stake         bigint not null check (stake > 0),
  effective     bigint not null default 0 check (effective >= 0),
  payout        bigint not null default 0 check (payout >= 0),
  status        text not null default 'X' check (status in ('X', 'COMPLETE', 'N', 'CANCEL')),
  bet_at        timestamptz not null default kernel.now(),
  settled_at    timestamptz,
  primary key (member_id, id),
  check ((status = 'X') = (settled_at is null))
);
create index bets_by_time on betting.bets (member_id, bet_at desc, id);
create index bets_by_payout on betting.bets (member_id, settled_at desc, id);
create index bets_open on betting.bets (member_id, bet_at desc) where status = 'X';

-- What higher rooms may read.
create view betting.settled_bets as
  select member_id, id, supplier_code, game_type, game_code, asset, stake, effective, payout, status, bet_at, settled_at
  from betting.bets where status <> 'X';

grant usage on schema betting to moongate_app;
grant select, insert on betting.bets to moongate_app;
grant update (effective, payout, status, settled_at) on betting.bets to moongate_app;
grant select on betting.settled_bets to moongate_app;
