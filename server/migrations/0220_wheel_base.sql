create schema wheel;

-- What the operator offers on the wheel: each set of twelve prizes is a design of its own, the last one is in force. `rest` is the place of
-- the prize without end that stands in for those that are gone.
create table wheel.designs (
  id     int generated always as identity primary key,
  rest   int not null check (rest between 1 and 12),
  set_by text not null,
  set_at timestamptz not null default kernel.now()
);

-- `money` of cash is what is paid, of the rest what one costs. `stock` null: no end of it; else what is left of what was `stocked`.
create table wheel.prizes (
  design_id int not null references wheel.designs (id),
  position  int not null check (position between 1 and 12),
  names     jsonb not null,
  type      text not null check (type in ('cash', 'coupon', 'goods')),
  pic       text not null,
  money     bigint not null check (money >= 0),
  odds      int not null check (odds between 0 and 1000000),
  stock     int check (stock >= 0),
  stocked   int check (stocked >= 0),
  primary key (design_id, position),
  check ((stock is null) = (stocked is null))
);

-- The row that stands for a member's wheel: it is locked first. `seed` is the secret of their next spin, whose number is `nonce`.
create table wheel.members (
  member_id int primary key,
  nonce     int not null default 1,
  seed      bytea
);

-- Each bet and each deposit once, with what it counts now.
create table wheel.bets (
  member_id int not null,
  bet_id    uuid not null,
  on_day    date not null,
  effective bigint not null check (effective >= 0),
  primary key (member_id, bet_id)
);
create table wheel.deposits (
  member_id  int not null,
  deposit_id uuid not null,
  on_day     date not null,
  amount     bigint not null check (amount > 0),
  primary key (member_id, deposit_id)
);
create table wheel.days (
  member_id int not null,
  on_day    date not null,
  bet       bigint not null default 0,
  deposit   bigint not null default 0,
  primary key (member_id, on_day)
);

-- Chances that a day brought by reaching a condition, once each: what was given, taken back since, and spent.
create table wheel.grants (
  member_id    int not null,
  on_day       date not null,
  need_deposit bigint not null,
  need_bet     bigint not null,
  given        int not null check (given >= 0),
  taken        int not null default 0 check (taken >= 0),
  spent        int not null default 0 check (spent >= 0),
  primary key (member_id, on_day, need_deposit, need_bet),
  check (taken + spent <= given)
);
create index grants_held on wheel.grants (member_id, on_day) where given > taken + spent;

-- A spin with its proof. `drawn` is the place its number fell on; `position` the one that was given, another where that prize was gone.
create table wheel.spins (
  member_id    int not null,
  id           uuid not null,
  bill_no      text not null unique,
  on_day       date not null,
  need_deposit bigint not null,
  need_bet     bigint not null,
  design_id    int not null,
  nonce        int not null,
  entropy      text not null,
  odds         int[] not null,
  seed         text not null,
  commitment   text not null,
  roll         int not null,
  drawn        int not null,
  position     int not null,
  names        jsonb not null,
  type         text not null check (type in ('cash', 'coupon', 'goods')),
  money        bigint not null check (money >= 0),
  state        text not null check (state in ('to_send', 'sent', 'paid')),
  note         text not null default '',
  handled_by   text not null default '',
  created_at   timestamptz not null default kernel.now(),
  finished_at  timestamptz,
  primary key (member_id, id),
  unique (member_id, nonce),
  foreign key (member_id, on_day, need_deposit, need_bet) references wheel.grants,
  foreign key (design_id, position) references wheel.prizes (design_id, position),
  check ((state = 'to_send') = (finished_at is null))
);
create index spins_by_time on wheel.spins (created_at desc);
create index spins_of_member on wheel.spins (member_id, created_at desc);
create index spins_waiting on wheel.spins (created_at) where state = 'to_send';
create index spins_won on wheel.spins (created_at desc) where type <> 'cash' or money > 0;
create index spins_of_prize on wheel.spins (design_id, position);

-- A day is the sum of its bets and its deposits.
create view wheel.invariant_counted as
  select coalesce(d.member_id, s.member_id) as member_id
  from wheel.days d
  full join (select member_id, on_day, sum(bet) as bet, sum(deposit) as deposit
    from (select member_id, on_day, effective as bet, 0 as deposit from wheel.bets
      union all select member_id, on_day, 0, amount from wheel.deposits) o group by 1, 2) s using (member_id, on_day)
  where coalesce(d.bet, 0) <> coalesce(s.bet, 0) or coalesce(d.deposit, 0) <> coalesce(s.deposit, 0);

-- A chance is spent by one spin.
create view wheel.invariant_spent_once as
  select g.member_id from wheel.grants g
  left join (select member_id, on_day, need_deposit, need_bet, count(*) as n from wheel.spins group by 1, 2, 3, 4) s
    using (member_id, on_day, need_deposit, need_bet)
  where g.spent <> coalesce(s.n, 0);

-- What is left of a prize is what was stocked less what was given.
create view wheel.invariant_stock as
  select p.design_id, p.position from wheel.prizes p
  left join (select design_id, position, count(*) as n from wheel.spins group by 1, 2) s using (design_id, position)
  where p.stock is not null and p.stock + coalesce(s.n, 0) <> p.stocked;

-- Money that was won is paid once, and nothing else is.
create view wheel.invariant_paid_once as
  select s.id from wheel.spins s
  left join (select ref, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'wheel.won' and account_kind = 'centre' group by ref) l
    on l.ref = s.bill_no
  where (s.type = 'cash' and s.money > 0) <> (coalesce(l.n, 0) = 1) or (l.n is not null and l.amount <> s.money);

grant usage on schema wheel to moongate_app;
grant select, insert on wheel.designs, wheel.prizes, wheel.members, wheel.bets, wheel.deposits, wheel.days, wheel.grants, wheel.spins to moongate_app;
grant update (stock, stocked) on wheel.prizes to moongate_app;
grant update (member_id, nonce, seed) on wheel.members to moongate_app;
grant update (effective) on wheel.bets to moongate_app;
grant update (bet, deposit) on wheel.days to moongate_app;
grant update (given, taken, spent) on wheel.grants to moongate_app;
grant update (state, note, handled_by, finished_at) on wheel.spins to moongate_app;
grant select on wheel.invariant_counted, wheel.invariant_spent_once, wheel.invariant_stock, wheel.invariant_paid_once to moongate_app;
