create schema cashier;

create table cashier.channels (
  id           int generated always as identity primary key,
  type         text not null,
  name         text not null,
  account      text not null,
  owner_name   text not null,
  bank_type    text not null default '',
  bank_address text not null default '',
  qrcode       text not null default '',
  min          bigint not null check (min > 0),
  max          bigint not null check (max >= min),
  recommended  boolean not null default false,
  enabled      boolean not null default true,
  position     int not null
);

-- A transfer that a member says they made. The channel is copied: what the member was shown stays with the order.
create table cashier.deposits (
  member_id       int not null,
  id              uuid not null,
  bill_no         text not null unique,
  channel_id      int not null,
  payment_type    text not null,
  channel_name    text not null,
  channel_account text not null,
  amount          bigint not null check (amount > 0),
  payer_name      text not null,
  payer_account   text not null,
  remark_code     text not null,
  payment_desc    text not null,
  picture         text not null default '',
  hk_at           timestamptz,
  state           text not null default 'pending' check (state in ('pending', 'credited', 'rejected', 'expired')),
  reason          text not null default '',
  handled_by      text not null default '',
  created_at      timestamptz not null default kernel.now(),
  finished_at     timestamptz,
  primary key (member_id, id)
);
create unique index deposits_id on cashier.deposits (id);
create index deposits_waiting on cashier.deposits (created_at) where state = 'pending';
create index deposits_with_picture on cashier.deposits (picture) where picture <> '';
create index deposits_of_member on cashier.deposits (member_id, created_at desc);

create table cashier.withdrawals (
  member_id     int not null,
  id            uuid not null,
  bill_no       text not null unique,
  amount        bigint not null check (amount > 0),
  fee           bigint not null check (fee >= 0 and fee < amount),
  card_no       text not null,
  bank_type     text not null,
  bank_address  text not null,
  owner_name    text not null,
  member_remark text not null,
  state         text not null default 'requested' check (state in ('requested', 'in_review', 'paying', 'paid', 'rejected', 'failed')),
  reason        text not null default '',
  handled_by    text not null default '',
  created_at    timestamptz not null default kernel.now(),
  finished_at   timestamptz,
  primary key (member_id, id)
);
create unique index withdrawals_id on cashier.withdrawals (id);
create index withdrawals_waiting on cashier.withdrawals (created_at) where state in ('requested', 'in_review', 'paying');
create index withdrawals_of_member on cashier.withdrawals (member_id, created_at desc);
create index withdrawals_paid on cashier.withdrawals (finished_at) where state = 'paid';

-- Pictures of transfers, re-encoded when they came in; only the office looks at them.
create table cashier.pictures (
  name       text primary key,
  member_id  int not null,
  bytes      bytea not null,
  created_at timestamptz not null default kernel.now()
);

-- Held money is the sum of the open withdrawals.
create view cashier.invariant_held as
  select coalesce(b.member_id, w.member_id) as member_id
  from (select member_id, sum(balance)::bigint as balance from ledger.balances where account_kind = 'held' group by 1) b
  full join (select member_id, sum(amount)::bigint as amount from cashier.withdrawals where state in ('requested', 'in_review', 'paying') group by 1) w using (member_id)
  where coalesce(b.balance, 0) <> coalesce(w.amount, 0);

-- A deposit is credited once, and only when its order says so.
create view cashier.invariant_credited_once as
  select d.id from cashier.deposits d
  left join (select ref, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'cashier.deposit_credited' and account_kind = 'centre' group by ref) s on s.ref = d.bill_no
  where (d.state = 'credited') <> (coalesce(s.n, 0) = 1) or (d.state = 'credited' and s.amount <> d.amount);

-- A withdrawal leaves the held state once.
create view cashier.invariant_withdrawn_once as
  select w.id from cashier.withdrawals w
  left join (select ref, sum(amount)::bigint as held from ledger.statement where account_kind = 'held' group by ref) s on s.ref = w.bill_no
  where coalesce(s.held, 0) <> case when w.state in ('requested', 'in_review', 'paying') then w.amount else 0 end;

-- What rooms above may read: how long payments took, and how many ways to pay there are.
create view cashier.paid_withdrawals as
  select finished_at, extract(epoch from finished_at - created_at)::float8 as seconds from cashier.withdrawals where state = 'paid';
create view cashier.enabled_channels as select id, type from cashier.channels where enabled;

grant usage on schema cashier to moongate_app;
grant select, insert on cashier.channels, cashier.deposits, cashier.withdrawals, cashier.pictures to moongate_app;
grant delete on cashier.pictures to moongate_app;
grant update (state, reason, handled_by, finished_at) on cashier.deposits, cashier.withdrawals to moongate_app;
grant select on cashier.invariant_held, cashier.invariant_credited_once, cashier.invariant_withdrawn_once, cashier.paid_withdrawals, cashier.enabled_channels to moongate_app;
