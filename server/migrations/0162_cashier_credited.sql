-- Money that came, for what is made of it above: by the channel and the account it came through, on the order's last moment.
create view cashier.credited_deposits as
  select id, channel_id, payment_type, channel_name, channel_account, asset, amount, gift, finished_at
    from cashier.deposits where state = 'credited';
grant select on cashier.credited_deposits to moongate_app;
create index deposits_credited on cashier.deposits (finished_at) where state = 'credited';
