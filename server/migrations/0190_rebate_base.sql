create schema rebate;

-- What rebate the operator gives, whole days long: the tariff of a day is the last one that began by then.
create table rebate.tariffs (
  from_on date primary key,
  levels  jsonb not null,
  set_by  text not null,
  set_at  timestamptz not null default kernel.now()
);

-- The row that stands for a member's rebate: it is locked first. Bets up to `claimed_until` were claimed.
create table rebate.members (
  member_id     int primary key,
  claimed_until timestamptz
);

-- Each bet once, with what it counts now.
create table rebate.bets (
  member_id     int not null,
  bet_id        uuid not null,
  on_day        date not null,
  game_type     int not null,
  supplier_code text not null,
  effective     bigint not null check (effective >= 0),
  settled_at    timestamptz not null,
  primary key (member_id, bet_id)
);
create index bets_by_time on rebate.bets (member_id, settled_at);

-- A member's day at a supplier with a type of games: what was bet, and what was claimed of it. `claimed_effective` is what it had come to
-- at the last claim, so that a line that has changed since is found.
create table rebate.days (
  member_id         int not null,
  on_day            date not null,
  game_type         int not null,
  supplier_code     text not null,
  effective         bigint not null,
  claimed           bigint not null default 0,
  claimed_effective bigint not null default 0,
  grown_at          timestamptz not null default kernel.now(),
  expired_at        timestamptz,
  primary key (member_id, on_day, game_type, supplier_code)
);
create index days_open on rebate.days (on_day, member_id) where effective <> claimed_effective;
create index days_by_day on rebate.days (on_day);

create table rebate.claims (
  member_id   int not null,
  id          uuid not null,
  bill_no     text not null unique,
  deadtime    timestamptz not null,
  way         text not null check (way in ('member', 'clock')),
  state       text not null check (state in ('in_review', 'paid', 'refused')),
  amount      bigint not null check (amount > 0),
  reason      text not null default '',
  handled_by  text not null default '',
  created_at  timestamptz not null default kernel.now(),
  finished_at timestamptz,
  primary key (member_id, id),
  check ((state = 'in_review') = (finished_at is null))
);
create index claims_by_time on rebate.claims (created_at desc);
create index claims_of_member on rebate.claims (member_id, created_at desc);
create index claims_waiting on rebate.claims (created_at) where state = 'in_review';
create index claims_paid on rebate.claims (finished_at) where state = 'paid';

-- What a claim is made of. A line is negative where bets turned out to count less after it had been claimed.
create table rebate.claim_lines (
  member_id     int not null,
  claim_id      uuid not null,
  on_day        date not null,
  game_type     int not null,
  supplier_code text not null,
  effective     bigint not null,
  rate_ppm      int not null,
  amount        bigint not null check (amount <> 0),
  primary key (member_id, claim_id, on_day, game_type, supplier_code),
  foreign key (member_id, claim_id) references rebate.claims (member_id, id)
);

-- A day's line is the sum of its bets.
create view rebate.invariant_counted as
  select coalesce(d.member_id, b.member_id) as member_id
  from rebate.days d
  full join (select member_id, on_day, game_type, supplier_code, sum(effective) as effective from rebate.bets group by 1, 2, 3, 4) b
    using (member_id, on_day, game_type, supplier_code)
  where coalesce(d.effective, 0) <> coalesce(b.effective, 0);

-- What was claimed of a line stands in claims, once.
create view rebate.invariant_claimed as
  select coalesce(d.member_id, l.member_id) as member_id
  from rebate.days d
  full join (select member_id, on_day, game_type, supplier_code, sum(amount) as amount from rebate.claim_lines group by 1, 2, 3, 4) l
    using (member_id, on_day, game_type, supplier_code)
  where coalesce(d.claimed, 0) <> coalesce(l.amount, 0);

-- A claim is the sum of its lines, and is paid once, when it says so.
create view rebate.invariant_paid_once as
  select c.id from rebate.claims c
  left join (select member_id, claim_id, sum(amount) as amount from rebate.claim_lines group by 1, 2) l on l.member_id = c.member_id and l.claim_id = c.id
  left join (select ref, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'rebate.claimed' and account_kind = 'rebate' group by ref) s on s.ref = c.bill_no
  where (c.state = 'paid') <> (coalesce(s.n, 0) = 1) or (c.state = 'paid' and s.amount <> c.amount) or c.amount <> coalesce(l.amount, 0);

grant usage on schema rebate to moongate_app;
grant select, insert, delete on rebate.tariffs to moongate_app;
grant update (levels, set_by, set_at) on rebate.tariffs to moongate_app;
grant select, insert on rebate.members, rebate.bets, rebate.days, rebate.claims, rebate.claim_lines to moongate_app;
grant update (claimed_until, member_id) on rebate.members to moongate_app;
grant update (effective) on rebate.bets to moongate_app;
grant update (effective, claimed, claimed_effective, grown_at, expired_at) on rebate.days to moongate_app;
grant update (state, reason, handled_by, finished_at) on rebate.claims to moongate_app;
grant select on rebate.invariant_counted, rebate.invariant_claimed, rebate.invariant_paid_once to moongate_app;
