-- Who was paid and how much stands in the view too, so that the newest payments can be told of.
create or replace view cashier.paid_withdrawals as
  select finished_at, extract(epoch from finished_at - created_at)::float8 as seconds, member_id, amount - fee as paid
  from cashier.withdrawals where state = 'paid';
