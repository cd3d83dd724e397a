create schema chain;

-- How far a network has been read: everything up to `final_block` is in, and can change no more. `rate_ppm`: what one USDT costs, in
-- millionths of the site's currency.
create table chain.networks (
  code        text primary key,
  head_block  bigint not null default 0,
  final_block bigint not null,
  final_hash  text not null,
  rate_ppm    bigint check (rate_ppm > 0),
  rate_at     timestamptz,
  answered_at timestamptz
);

-- A member's address in a network: the one of that number below the operator's extended public key. Given once.
create table chain.addresses (
  member_id int not null,
  network   text not null,
  position  int not null check (position >= 0),
  address   text not null,
  primary key (member_id, network),
  unique (network, position),
  unique (network, address)
);

-- What a member was told to send: `usdt` in millionths, at a rate that holds for what is sent in time. `received`: what came of it.
create table chain.orders (
  member_id  int not null,
  id         uuid not null,
  network    text not null,
  asset      text not null,
  amount     bigint not null check (amount > 0),
  rate_ppm   bigint not null check (rate_ppm > 0),
  usdt       bigint not null check (usdt > 0),
  received   bigint not null default 0 check (received between 0 and usdt),
  created_at timestamptz not null default kernel.now(),
  expires_at timestamptz not null,
  closed_at  timestamptz,
  primary key (member_id, id)
);
create unique index orders_one_open on chain.orders (member_id, network) where closed_at is null;

-- A transfer to a member's address, by what names it on its chain. Its block may change until it is final.
create table chain.transfers (
  member_id    int not null,
  id           uuid not null,
  network      text not null,
  tx_hash      text not null,
  log_index    int not null,
  from_address text not null,
  address      text not null,
  usdt         bigint not null check (usdt > 0),
  block        bigint not null,
  block_hash   text not null,
  block_at     timestamptz not null,
  raw          jsonb not null,
  state        text not null constraint chain_transfers_state_check check (state in ('seen', 'gone', 'final', 'queued', 'credited', 'left')),
  why          text not null default '' constraint chain_transfers_why_check check (why in ('', 'below_min', 'no_channel', 'refused')),
  rate_ppm     bigint,
  amount       bigint check (amount >= 0),
  bill_no      text,
  proposed_id  int,
  proposed_by  text not null default '',
  reason       text not null default '',
  seen_at      timestamptz not null default kernel.now(),
  finished_at  timestamptz,
  primary key (member_id, id),
  unique (network, tx_hash, log_index)
);
create unique index transfers_id on chain.transfers (id);
create index transfers_of_member on chain.transfers (member_id, seen_at desc);
create index transfers_open on chain.transfers (network, state) where state in ('seen', 'final', 'queued');
create index transfers_seen on chain.transfers (seen_at);

-- A transfer is credited once, with what it says, and only when it says so.
create view chain.invariant_credited_once as
  select t.id from chain.transfers t
  left join (select ref, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'cashier.deposit_credited' and account_kind = 'centre' group by ref) s on s.ref = t.bill_no
  where (t.state = 'credited') <> (coalesce(s.n, 0) = 1) or (t.state = 'credited' and s.amount <> t.amount);

-- Nothing was booked for a transfer that does not say so.
create view chain.invariant_booked_has_transfer as
  select s.posting_id from ledger.statement s
   where s.kind = 'cashier.deposit_credited' and s.account_kind = 'centre' and s.sub = 'online_usdt'
     and not exists (select from chain.transfers t where t.bill_no = s.ref and t.state = 'credited');

grant usage on schema chain to moongate_app;
grant select, insert, update on chain.networks to moongate_app;
grant select, insert on chain.addresses to moongate_app;
grant select, insert, update (received, closed_at) on chain.orders to moongate_app;
grant select, insert, update (block, block_hash, block_at, raw, state, why, rate_ppm, amount, bill_no, proposed_id, proposed_by, reason, finished_at) on chain.transfers to moongate_app;
grant select on chain.invariant_credited_once, chain.invariant_booked_has_transfer to moongate_app;
