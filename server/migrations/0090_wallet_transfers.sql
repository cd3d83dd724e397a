create schema wallet;

-- One movement between a member's wallets and a supplier, from the hold to its end. Every step compares `state`
-- before it sets it, so two workers cannot both finish one.
create table wallet.transfers (
  member_id     int not null,
  id            uuid not null,
  supplier_code text not null,
  direction     text not null check (direction in ('in', 'out')),
  money_type    text not null check (money_type in ('money', 'fs_money')),
  asset         text not null,
  amount        bigint not null check (amount > 0),
  state         text not null check (state in ('held', 'sent', 'unknown', 'manual', 'confirmed', 'rejected')),
  reason        text not null default '',
  checks        int not null default 0,
  next_check_at timestamptz,
  created_at    timestamptz not null default kernel.now(),
  sent_at       timestamptz,
  finished_at   timestamptz,
  primary key (member_id, id)
);
-- While one is open there is no second between that member and that supplier.
create unique index transfers_one_open on wallet.transfers (member_id, supplier_code) where state in ('held', 'sent', 'unknown', 'manual');
create index transfers_open on wallet.transfers (state, created_at) where state in ('held', 'sent', 'unknown', 'manual');

-- The last figure a supplier told us, for the times when it does not answer.
create table wallet.known_balances (
  member_id     int not null,
  supplier_code text not null,
  amount        bigint not null,
  as_of         timestamptz not null default kernel.now(),
  primary key (member_id, supplier_code)
);

-- Money in transit is the sum of the open transfers, and nothing at rest.
create view wallet.invariant_transit as
  select coalesce(b.member_id, t.member_id) as member_id, coalesce(b.supplier_code, t.supplier_code) as supplier_code
  from (select member_id, asset, split_part(account_kind, ':', 2) as supplier_code, balance from ledger.balances where account_kind like 'transit:%') b
  full join (select member_id, asset, supplier_code, sum(amount)::bigint as amount from wallet.transfers
             where state in ('held', 'sent', 'unknown', 'manual') group by 1, 2, 3) t
    on t.member_id = b.member_id and t.asset = b.asset and t.supplier_code = b.supplier_code
  where coalesce(b.balance, 0) <> coalesce(t.amount, 0);

-- What the ledger moved is what the transfer says: nothing stays behind, and a refused one moved nothing in the end.
create view wallet.invariant_transfer_money as
  select t.id from wallet.transfers t
  left join (select member_id, ref, sum(amount) filter (where account_kind like 'transit:%') as transit, sum(amount) filter (where account_kind like 'supplier:%') as supplier,
                    sum(amount) filter (where account_kind in ('centre', 'rebate')) as home
             from ledger.statement where kind like 'wallet.%' group by 1, 2) s on s.member_id = t.member_id and s.ref = t.id::text
  cross join lateral (select case when t.direction = 'in' then t.amount else -t.amount end as signed) x
  where (coalesce(s.transit, 0), coalesce(s.supplier, 0), coalesce(s.home, 0)) is distinct from case
    when t.state = 'confirmed' then (0::numeric, x.signed::numeric, -x.signed::numeric)
    when t.state = 'rejected' then (0::numeric, 0::numeric, 0::numeric)
    when t.direction = 'in' then (t.amount::numeric, 0::numeric, -t.amount::numeric)
    else (t.amount::numeric, -t.amount::numeric, 0::numeric) end;

create view wallet.open_transfers as
  select member_id, id, supplier_code, direction, amount, state, created_at, checks from wallet.transfers where state in ('unknown', 'manual');

grant usage on schema wallet to moongate_app;
grant select, insert on wallet.transfers, wallet.known_balances to moongate_app;
grant update (state, reason, checks, next_check_at, sent_at, finished_at) on wallet.transfers to moongate_app;
grant update (amount, as_of) on wallet.known_balances to moongate_app;
grant select on wallet.invariant_transit, wallet.invariant_transfer_money, wallet.open_transfers to moongate_app;
