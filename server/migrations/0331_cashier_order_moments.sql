-- When members asked for money to come or go, and what became of it.
create view cashier.order_moments as
  select member_id, 'deposit'::text as kind, state, amount, created_at, finished_at from cashier.deposits
  union all
  select member_id, 'withdrawal'::text, state, amount, created_at, finished_at from cashier.withdrawals;
grant select on cashier.order_moments to moongate_app;
