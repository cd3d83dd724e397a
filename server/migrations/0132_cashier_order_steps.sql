-- Each step of an order in a row of its own: who took it, when, and what they wrote to it. The clock has no number and no name.
create table cashier.order_steps (
  id         bigint generated always as identity primary key,
  member_id  int not null,
  order_id   uuid not null,
  step       text not null check (step in ('review', 'credit', 'reject', 'expire', 'approve', 'pay', 'fail')),
  staff_id   int,
  staff_name text not null default '',
  remark     text not null default '',
  taken_at   timestamptz not null default kernel.now()
);
create index order_steps_of_order on cashier.order_steps (order_id, id);

-- Orders of before: the steps that the audit log has.
insert into cashier.order_steps (member_id, order_id, step, staff_id, staff_name, remark, taken_at)
select o.member_id, o.id, s.step, e.actor_id, e.actor_name, e.reason, e.created_at
  from audit.entries e
  join (values ('cashier.deposit_credited', 'credit'), ('cashier.deposit_rejected', 'reject'), ('cashier.withdrawal_in_review', 'review'),
               ('cashier.withdrawal_paying', 'approve'), ('cashier.withdrawal_paid', 'pay'), ('cashier.withdrawal_rejected', 'reject'),
               ('cashier.withdrawal_failed', 'fail')) s(action, step) on s.action = e.action
  join (select member_id, id, 'deposit:' || bill_no as target from cashier.deposits
        union all select member_id, id, 'withdrawal:' || bill_no from cashier.withdrawals) o on o.target = e.target
 where e.actor_type = 'staff'
 order by e.id;

-- And where it has none that led to where the order stands, what the order itself says: the last step's name, reason and end.
insert into cashier.order_steps (member_id, order_id, step, staff_name, remark, taken_at)
select o.member_id, o.id, s.step, o.handled_by, o.reason, coalesce(o.finished_at, o.created_at)
  from (select member_id, id, state, handled_by, reason, finished_at, created_at from cashier.deposits
        union all select member_id, id, state, handled_by, reason, finished_at, created_at from cashier.withdrawals) o
  join (values ('credited', 'credit'), ('rejected', 'reject'), ('expired', 'expire'), ('in_review', 'review'),
               ('paying', 'approve'), ('paid', 'pay'), ('failed', 'fail')) s(state, step) on s.state = o.state
 where not exists (select from cashier.order_steps t where t.order_id = o.id and t.step = s.step)
 order by o.finished_at;

alter table cashier.deposits drop column reason, drop column handled_by;
alter table cashier.withdrawals drop column reason, drop column handled_by;

-- A deposit may be looked at by one person before another one credits it.
alter table cashier.deposits drop constraint deposits_state_check;
alter table cashier.deposits add constraint deposits_state_check check (state in ('pending', 'in_review', 'credited', 'rejected', 'expired'));
drop index cashier.deposits_waiting;
create index deposits_waiting on cashier.deposits (created_at) where state in ('pending', 'in_review');

grant select, insert on cashier.order_steps to moongate_app;
