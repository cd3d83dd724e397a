-- A transfer above what is credited without people waits for staff (decisions/0498). `covered`: how much of one its order asked for, in
-- millionths; that much counts at the order's rate whoever credits it.
alter table chain.transfers drop constraint chain_transfers_why_check,
  add constraint chain_transfers_why_check check (why in ('', 'below_min', 'above_max', 'no_channel', 'refused')),
  add column covered bigint not null default 0 check (covered between 0 and usdt);
grant update (covered) on chain.transfers to moongate_app;
