create schema savings;

-- What is sold. A share is a purchase; what is sold stays sold.
create table savings.plans (
  id                 int generated always as identity primary key,
  names              jsonb not null,
  min_amount         bigint not null check (min_amount > 0 and min_amount % 1000 = 0),
  max_amount         bigint not null check (max_amount >= min_amount and max_amount % 1000 = 0),
  opens_at           timestamptz not null,
  closes_at          timestamptz,
  cycle_unit         text not null check (cycle_unit in ('hour', 'day', 'month')),
  cycle_count        int not null check (cycle_count > 0),
  is_circular        boolean not null,
  rate_ppm           int not null check (rate_ppm > 0),
  interest_limit     bigint check (interest_limit > 0),
  total_count        int not null,
  sold_count         int not null default 0 check (sold_count >= 0 and sold_count <= total_count),
  user_count         int not null check (user_count >= 0),
  rebuy_minutes      int not null check (rebuy_minutes >= 0),
  withdrawal_minutes int not null check (withdrawal_minutes >= 0),
  audit_multiple     int not null check (audit_multiple >= 0),
  is_open            boolean not null default false,
  seen               int not null default 1,
  set_by             text not null,
  set_at             timestamptz not null default kernel.now()
);

-- What a member bought, by the terms of then. `next_at` is when the running cycle ends, `redeem_at` when redeemed money comes.
create table savings.holdings (
  member_id          int not null,
  id                 uuid not null,
  bill_no            text not null unique,
  plan_id            int not null references savings.plans (id),
  asset              text not null,
  amount             bigint not null check (amount > 0 and amount % 1000 = 0),
  cycle_unit         text not null,
  cycle_count        int not null,
  is_circular        boolean not null,
  rate_ppm           int not null,
  interest_limit     bigint,
  withdrawal_minutes int not null,
  audit_multiple     int not null,
  state              text not null default 'bought' check (state in ('bought', 'redeeming', 'settled')),
  times              int not null default 0,
  interest           bigint not null default 0 check (interest >= 0),
  bought_at          timestamptz not null,
  cycle_from         timestamptz not null,
  next_at            timestamptz,
  redeem_at          timestamptz,
  settled_at         timestamptz,
  primary key (member_id, id),
  check ((state = 'bought') = (next_at is not null)),
  check ((state = 'settled') = (settled_at is not null))
);
create index holdings_of_plan on savings.holdings (plan_id, member_id);
create index holdings_by_time on savings.holdings (bought_at desc);
create index holdings_earning on savings.holdings (next_at) where state = 'bought';
create index holdings_redeeming on savings.holdings (redeem_at) where state = 'redeeming';

-- The interest of each cycle, once.
create table savings.payments (
  member_id  int not null,
  holding_id uuid not null,
  times      int not null check (times > 0),
  amount     bigint not null check (amount >= 0),
  calc_at    timestamptz not null,
  paid_at    timestamptz not null default kernel.now(),
  primary key (member_id, holding_id, times),
  foreign key (member_id, holding_id) references savings.holdings (member_id, id)
);
create index payments_by_time on savings.payments (paid_at);

-- What is sold is held or was, and never more than there is.
create view savings.invariant_stock as
  select p.id from savings.plans p
  left join (select plan_id, count(*) as n from savings.holdings group by 1) h on h.plan_id = p.id
  where p.sold_count <> coalesce(h.n, 0) or p.sold_count > p.total_count;

-- Principal: it came once when it was bought, and went back once when, and only when, the holding was settled.
create view savings.invariant_principal as
  select h.id from savings.holdings h
  left join (
    select ref, count(*) filter (where kind = 'savings.bought') as bought, count(*) filter (where kind = 'savings.redeemed') as redeemed,
           sum(amount)::bigint as amount
    from ledger.statement where account_kind = 'savings' group by ref
  ) s on s.ref = h.bill_no
  where coalesce(s.bought, 0) <> 1 or coalesce(s.redeemed, 0) <> (h.state = 'settled')::int
     or coalesce(s.amount, 0) <> case when h.state = 'settled' then 0 else h.amount end;

-- Interest: cycle by cycle what the rate says, half to the even cent, cut at the limit; and posted, once.
create view savings.invariant_interest as
  select q.holding_id from (
    select p.holding_id, p.amount, p.times, h.interest_limit,
           h.amount::numeric * h.rate_ppm as product,
           row_number() over w as place,
           coalesce(sum(p.amount) over (partition by p.member_id, p.holding_id order by p.times rows between unbounded preceding and 1 preceding), 0) as earned
    from savings.payments p join savings.holdings h on h.member_id = p.member_id and h.id = p.holding_id
    window w as (partition by p.member_id, p.holding_id order by p.times)
  ) q
  where q.place <> q.times or q.amount <> least(
    q.interest_limit - q.earned,
    div(q.product, 1000000) + (mod(q.product, 1000000) * 2 > 1000000 or (mod(q.product, 1000000) * 2 = 1000000 and mod(div(q.product, 1000000), 2) = 1))::int);

create view savings.invariant_interest_posted as
  select h.id from savings.holdings h
  left join (select member_id, holding_id, count(*) as n, sum(amount) as amount from savings.payments group by 1, 2) p
    on p.member_id = h.member_id and p.holding_id = h.id
  left join (select ref, sum(amount) as amount from ledger.statement where kind = 'savings.interest' and account_kind = 'centre' group by ref) s on s.ref = h.bill_no
  where h.times <> coalesce(p.n, 0) or h.interest <> coalesce(p.amount, 0) or h.interest <> coalesce(s.amount, 0);

grant usage on schema savings to moongate_app;
grant select, insert on savings.plans, savings.holdings, savings.payments to moongate_app;
grant update (names, min_amount, max_amount, opens_at, closes_at, cycle_unit, cycle_count, is_circular, rate_ppm, interest_limit, total_count,
  sold_count, user_count, rebuy_minutes, withdrawal_minutes, audit_multiple, is_open, seen, set_by, set_at) on savings.plans to moongate_app;
grant update (state, times, interest, cycle_from, next_at, redeem_at, settled_at) on savings.holdings to moongate_app;
grant select on savings.invariant_stock, savings.invariant_principal, savings.invariant_interest, savings.invariant_interest_posted to moongate_app;
