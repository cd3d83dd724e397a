-- What an operator sets of a channel besides its limits. `single_max`: the most that one transfer may carry, null: as `max`.
-- `gift_ppm`: what is given on top of a deposit. `usdt_rate_ppm`: what one USDT is worth in the channel's asset.
alter table channels.channels
  add column single_max    bigint check (single_max > 0),
  add column open_from     text not null default '00:00',
  add column open_to       text not null default '24:00',
  add column gift_ppm      bigint not null default 0 check (gift_ppm between 0 and 1000000),
  add column speed_minutes int not null default 10 check (speed_minutes > 0),
  add column usdt_type     text not null default '' check (usdt_type in ('', 'trc', 'erc')),
  add column usdt_rate_ppm bigint check (usdt_rate_ppm > 0),
  add constraint channels_usdt check (type <> 'company_usdt' or (usdt_type <> '' and usdt_rate_ppm is not null));

-- The accounts of a channel into which members pay. `daily_cap`: what one may receive a day, null: no end.
create table channels.payees (
  id           int generated always as identity primary key,
  channel_id   int not null references channels.channels,
  account      text not null,
  owner_name   text not null default '',
  bank_type    text not null default '',
  bank_address text not null default '',
  qrcode       text not null default '',
  daily_cap    bigint check (daily_cap > 0),
  enabled      boolean not null default true,
  unique (channel_id, account)
);
insert into channels.payees (channel_id, account, owner_name, bank_type, bank_address, qrcode)
  select id, account, owner_name, bank_type, bank_address, qrcode from channels.channels where type like 'company\_%' order by position;
alter table channels.channels drop column account, drop column owner_name, drop column bank_type, drop column bank_address, drop column qrcode;

-- Whom a payee was shown to and for how much: held for a while (`shown`), then with an order, which ends as `done` or `freed`.
create table channels.uses (
  id            uuid primary key,
  member_id     int not null,
  channel_id    int not null references channels.channels,
  payee_id      int not null references channels.payees,
  on_day        date not null,
  amount        bigint not null check (amount > 0),
  usdt_rate_ppm bigint,
  state         text not null check (state in ('shown', 'ordered', 'done', 'freed')),
  order_id      uuid unique,
  created_at    timestamptz not null default kernel.now(),
  expires_at    timestamptz not null
);
create index uses_of_payee on channels.uses (payee_id, on_day);
create index uses_of_member on channels.uses (member_id, channel_id, created_at desc);

-- What each payee received or is about to on a day.
create view channels.payee_days as
  select payee_id, channel_id, on_day, count(*) filter (where order_id is not null)::int as n, sum(amount)::bigint as amount
    from channels.uses
   where state in ('ordered', 'done') or (state = 'shown' and expires_at > kernel.now())
   group by payee_id, channel_id, on_day;

grant insert, update on channels.channels to moongate_app;
grant select, insert, update on channels.payees, channels.uses to moongate_app;
grant select on channels.payee_days to moongate_app;
