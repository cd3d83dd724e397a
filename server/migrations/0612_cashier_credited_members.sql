-- Whose money it was: an overview counts people.
create or replace view cashier.credited_deposits as
  select id, channel_id, payment_type, channel_name, channel_account, asset, amount, gift, finished_at, member_id
  from cashier.deposits where state = 'credited';
