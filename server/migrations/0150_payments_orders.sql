create schema payments;

-- Deposits that a gateway takes: what it was asked for, and what came of it. The id is the deposit's.
create table payments.payments (
  id            uuid primary key,
  member_id     int not null,
  bill_no       text not null unique,
  gateway_code  text not null,
  method        text not null,
  asset         text not null,
  amount        bigint not null check (amount > 0),
  state         text not null default 'created' constraint payments_state_check check (state in ('created', 'open', 'paid', 'closed', 'odd')),
  external_id   text,
  pay_url       text not null default '',
  checks        int not null default 0,
  next_check_at timestamptz,
  created_at    timestamptz not null default kernel.now(),
  finished_at   timestamptz
);
-- One payment of theirs is credited once, whatever it says it is for.
create unique index payments_external on payments.payments (gateway_code, external_id) where external_id is not null;
create index payments_due on payments.payments (next_check_at) where state in ('created', 'open');
create index payments_newest on payments.payments (created_at desc);

-- Withdrawals that a gateway pays. The id is the withdrawal's. 'sent' is written before the call leaves: one found there later is unclear.
create table payments.payouts (
  id            uuid primary key,
  member_id     int not null,
  bill_no       text not null unique,
  gateway_code  text not null,
  asset         text not null,
  amount        bigint not null check (amount > 0),
  state         text not null default 'queued' constraint payouts_state_check check (state in ('queued', 'sent', 'accepted', 'unknown', 'manual', 'paid', 'failed')),
  reason        text not null default '',
  proposal      text constraint payouts_proposal_check check (proposal in ('paid', 'failed')),
  proposed_by   int,
  checks        int not null default 0,
  next_check_at timestamptz,
  created_at    timestamptz not null default kernel.now(),
  sent_at       timestamptz,
  finished_at   timestamptz
);
create index payouts_due on payments.payouts (next_check_at) where state in ('queued', 'sent', 'accepted', 'unknown');
create index payouts_newest on payments.payouts (created_at desc);

-- What gateways told us by themselves, each once under its own id, as it was sent.
create table payments.events (
  gateway_code text not null,
  event_id     text not null,
  kind         text not null,
  subject      text not null,
  body         jsonb not null,
  received_at  timestamptz not null default kernel.now(),
  primary key (gateway_code, event_id)
);
create index events_of_subject on payments.events (subject, received_at);

-- What happened to a payment or payout: what we did, and what the gateway said.
create table payments.entries (
  id         bigint generated always as identity primary key,
  order_id   uuid not null,
  entry      text not null,
  remark     text not null default '',
  staff_id   int,
  staff_name text not null default '',
  told_at    timestamptz not null default kernel.now()
);
create index entries_of_order on payments.entries (order_id, id);

-- What does not fit and no rule decides: people look at it. One for each kind and subject.
create table payments.items (
  id           bigint generated always as identity primary key,
  gateway_code text not null,
  kind         text not null constraint items_kind_check check (kind in ('wrong_amount', 'wrong_currency', 'foreign_order', 'refused_order')),
  subject      text not null,
  detail       text not null,
  created_at   timestamptz not null default kernel.now(),
  solved_at    timestamptz,
  solved_by    text not null default '',
  remark       text not null default '',
  unique (gateway_code, kind, subject)
);
create index items_open on payments.items (created_at) where solved_at is null;

-- A payment that is paid was credited, once and with its amount.
create view payments.invariant_paid_is_credited as
  select p.id from payments.payments p
  left join (select ref, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'cashier.deposit_credited' and account_kind = 'centre' group by ref) s on s.ref = p.bill_no
  where p.state = 'paid' and (coalesce(s.n, 0) <> 1 or s.amount <> p.amount);

-- A payout that is paid left the held money, and one that failed brought it back; an open one did neither.
create view payments.invariant_payout_ends_once as
  select o.id from payments.payouts o
  left join (select ref, count(*) filter (where kind = 'cashier.withdrawal_paid') as paid, count(*) filter (where kind = 'cashier.withdrawal_returned') as returned
      from ledger.statement where account_kind = 'held' and kind in ('cashier.withdrawal_paid', 'cashier.withdrawal_returned') group by ref) s on s.ref = o.bill_no
  where coalesce(s.paid, 0) <> (o.state = 'paid')::int or coalesce(s.returned, 0) <> (o.state = 'failed')::int;

grant usage on schema payments to moongate_app;
grant select, insert on payments.payments, payments.payouts, payments.events, payments.entries, payments.items to moongate_app;
grant update (state, external_id, pay_url, checks, next_check_at, finished_at) on payments.payments to moongate_app;
grant update (state, reason, proposal, proposed_by, checks, next_check_at, sent_at, finished_at) on payments.payouts to moongate_app;
grant update (solved_at, solved_by, remark) on payments.items to moongate_app;
grant select on payments.invariant_paid_is_credited, payments.invariant_payout_ends_once to moongate_app;
