-- What our orders say of money that came and went, for who compares it: on the order's last moment.
create view cashier.booked_orders as
  select id, member_id, bill_no, 'deposit' as kind, channel_account as account, asset, amount, finished_at from cashier.deposits where state = 'credited'
  union all
  select id, member_id, bill_no, 'withdrawal', way, asset, amount - fee, finished_at from cashier.withdrawals where state = 'paid';
grant select on cashier.booked_orders to moongate_app;
