-- What an item is about, and what staff make of it: one proposes, another one does it. `amount` and `currency` are what really arrived.
alter table payments.items
  add column payment_id  uuid,
  add column member_id   int,
  add column amount      bigint check (amount > 0),
  add column currency    text,
  add column state       text not null default 'held' constraint items_state_check check (state in ('held', 'to_refund', 'to_credit', 'refunding', 'refunded', 'credited', 'closed')),
  add column proposed_id int,
  add column credited_bill text not null default '';
update payments.items i set payment_id = p.id, member_id = p.member_id,
    amount = case when i.detail ~ '^[A-Z]{3,5} \d+\.\d\d$' then nullif((split_part(i.detail, ' ', 2)::numeric * 100)::bigint, 0) end,
    currency = case when i.detail ~ '^[A-Z]{3,5} \d+\.\d\d$' then split_part(i.detail, ' ', 1) end
  from payments.payments p where p.bill_no = i.subject and i.kind <> 'foreign_order';
create unique index items_payment on payments.items (payment_id) where payment_id is not null;
create index items_newest on payments.items (created_at desc);
grant update (state, proposed_id, credited_bill) on payments.items to moongate_app;

-- What happened to an item, as staff did it and the gateway answered.
alter table payments.entries alter column order_id drop not null, add column item_id bigint references payments.items;
create index entries_of_item on payments.entries (item_id, id) where item_id is not null;

-- Payments that are given back. The id is what the gateway is asked with, each time the same: it gives back once.
create table payments.refunds (
  id            uuid primary key,
  item_id       bigint not null references payments.items,
  payment_id    uuid not null,
  member_id     int not null,
  bill_no       text not null,
  gateway_code  text not null,
  amount        bigint not null check (amount > 0),
  currency      text not null,
  state         text not null default 'sent' constraint refunds_state_check check (state in ('sent', 'done', 'refused')),
  checks        int not null default 0,
  next_check_at timestamptz,
  created_at    timestamptz not null default kernel.now(),
  finished_at   timestamptz
);
create unique index refunds_once on payments.refunds (payment_id) where state <> 'refused';
create index refunds_due on payments.refunds (next_check_at) where state = 'sent';

-- What we believe of each payment, payout and refund, for who compares it with what gateways settle: of a payment that arrived otherwise
-- than it was ordered, what arrived.
create view payments.told_orders as
  select p.gateway_code, 'payment' as kind, p.id, p.id as order_id, p.member_id, p.bill_no,
      case when p.state = 'odd' then coalesce(i.amount, p.amount) else p.amount end as amount,
      case when p.state = 'odd' then coalesce(i.currency, p.asset) else p.asset end as currency,
      case when p.state in ('paid', 'odd') then 'done' when p.state = 'closed' then 'failed' else 'open' end as state,
      p.state = 'odd' as is_odd, p.created_at, p.finished_at
    from payments.payments p left join payments.items i on i.payment_id = p.id
  union all
  select gateway_code, 'payout', id, id, member_id, bill_no, amount, asset,
      case when state = 'paid' then 'done' when state = 'failed' then 'failed' else 'open' end, false, created_at, finished_at
    from payments.payouts
  union all
  select gateway_code, 'refund', id, payment_id, member_id, bill_no, amount, currency,
      case when state = 'done' then 'done' when state = 'refused' then 'failed' else 'open' end, false, created_at, finished_at
    from payments.refunds;
create index payments_finished on payments.payments (finished_at) where finished_at is not null;
create index payouts_finished on payments.payouts (finished_at) where finished_at is not null;

grant select, insert on payments.refunds to moongate_app;
grant update (state, checks, next_check_at, finished_at) on payments.refunds to moongate_app;
grant select on payments.told_orders to moongate_app;

-- What was given back was given back once, and what was credited was credited once, with what arrived; neither happened otherwise.
create view payments.invariant_item_ends_once as
  select i.id from payments.items i
  left join (select item_id, count(*) filter (where state = 'done') as done from payments.refunds group by item_id) r on r.item_id = i.id
  left join (select ref, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'cashier.deposit_credited' and account_kind = 'centre' group by ref) s on s.ref = i.credited_bill
  where coalesce(r.done, 0) <> (i.state = 'refunded')::int or (i.state = 'credited') <> (coalesce(s.n, 0) = 1) or (i.state = 'credited' and s.amount <> i.amount);
grant select on payments.invariant_item_ends_once to moongate_app;
