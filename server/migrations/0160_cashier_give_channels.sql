-- Payment channels have a module of their own, below this one, and what a member was shown stays with the order whole: the receiving
-- account's bank and owner too, the gift in minor units, and for USDT the network, the rate and the sum.
alter table cashier.deposits
  add column channel_bank   text not null default '',
  add column channel_owner  text not null default '',
  add column gift           bigint not null default 0 check (gift >= 0),
  add column usdt_type      text not null default '' check (usdt_type in ('', 'trc', 'erc')),
  add column usdt_rate_ppm  bigint check (usdt_rate_ppm > 0),
  add column usdt_amount    bigint check (usdt_amount > 0);
update cashier.deposits d set channel_bank = c.bank_type, channel_owner = c.owner_name from cashier.channels c where c.id = d.channel_id;

-- The gift of a deposit is booked once, when and only when the deposit is credited.
create view cashier.invariant_gift_once as
  select d.id from cashier.deposits d
  left join (select ref, asset, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'cashier.deposit_gift' and account_kind = 'centre' group by ref, asset) s
    on s.ref = d.bill_no and s.asset = d.asset
  where coalesce(s.amount, 0) <> case when d.state = 'credited' then d.gift else 0 end or coalesce(s.n, 0) > 1;
grant select on cashier.invariant_gift_once to moongate_app;

create schema channels;
grant usage on schema channels to moongate_app;
alter table cashier.channels set schema channels;
