-- What was ordered with a payee on a day, kept with each use: who looks at the ways in for money is shown the least used account, and
-- each look read all orders of the day. A day stays where all its orders were given up: late money counts for it again.
drop view channels.payee_days;
create table channels.payee_days (
  payee_id int not null references channels.payees,
  on_day   date not null,
  amount   bigint not null check (amount >= 0),
  orders   int not null check (orders >= 0),
  primary key (payee_id, on_day)
);
insert into channels.payee_days (payee_id, on_day, amount, orders)
  select payee_id, on_day, coalesce(sum(amount) filter (where state in ('ordered', 'done')), 0), count(*) filter (where state in ('ordered', 'done'))
    from channels.uses where order_id is not null group by payee_id, on_day;

-- What is only shown is read for itself: of a payee until when it is held, of a member what they were shown or have ordered.
create index uses_shown on channels.uses (payee_id, on_day, expires_at) where state = 'shown';
create index uses_open on channels.uses (member_id, channel_id, created_at desc) where state in ('shown', 'ordered');
drop index channels.uses_of_payee;
drop index channels.uses_of_member;

-- A day is the sum of the orders of which money came or may come.
create view channels.invariant_payee_days as
  select coalesce(d.payee_id, u.payee_id) as payee_id
  from channels.payee_days d
  full join (select payee_id, on_day, sum(amount) as amount, count(*) as orders
    from channels.uses where state in ('ordered', 'done') group by payee_id, on_day) u using (payee_id, on_day)
  where coalesce(d.amount, 0) <> coalesce(u.amount, 0) or coalesce(d.orders, 0) <> coalesce(u.orders, 0);

grant select, insert, update on channels.payee_days to moongate_app;
grant select on channels.invariant_payee_days to moongate_app;
