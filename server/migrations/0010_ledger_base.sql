-- The books: accounts, postings and entries. Amounts are bigint minor units. Only ledger.post() writes here.
create schema ledger;

-- The chart of accounts. A name ending in ':' covers every account it begins (`transit:` covers `transit:JZ`), an
-- exact name goes before it. `floor` is what a new account starts with, null for none; `play` lets demo money in.
create table ledger.chart (
  is_house boolean not null,
  name text collate "C" not null,
  floor bigint,
  play boolean not null default false,
  site boolean not null default true,
  primary key (is_house, name)
);

insert into ledger.chart (is_house, name, floor, play, site) values
  (false, 'centre', 0, false, true),
  (false, 'rebate', 0, false, true),
  (false, 'held', 0, false, true),
  (false, 'transit:', 0, false, true),
  (false, 'supplier:JZ', 0, true, true),
  (false, 'supplier:', null, false, true),
  (false, 'savings', 0, false, true),
  (false, 'credit', 0, false, true),
  (true, 'clearing:', null, false, true),
  (true, 'payout:', null, false, true),
  (true, 'gaming:JZ', null, true, true),
  (true, 'gaming:', null, false, true),
  (true, 'PLAY', null, true, false),
  (true, 'bonus', null, false, true),
  (true, 'rebate', null, false, true),
  (true, 'salary', null, false, true),
  (true, 'interest', null, false, true),
  (true, 'commission', null, false, true),
  (true, 'fees', null, false, true),
  (true, 'adjustment', null, false, true),
  (true, 'suspense', null, false, true);

-- owner_id is a member, or for the house one of 64 buckets (member_id % 64), so that one posting touches one shard.
create table ledger.accounts (
  id bigint generated always as identity primary key,
  owner_id integer not null,
  is_house boolean not null,
  kind text collate "C" not null,
  asset text collate "C" not null check (asset ~ '^[A-Z]{3,5}$'),
  balance bigint not null default 0,
  floor bigint,
  seq bigint not null default 0,
  frozen boolean not null default false,
  created_at timestamptz not null default kernel.now(),
  constraint floor_holds check (floor is null or balance >= floor),
  constraint owner_exists check (case when is_house then owner_id between 0 and 63 else owner_id > 0 end),
  unique (owner_id, is_house, kind, asset)
) with (fillfactor = 60);   -- room on the page: a balance update then moves no index

-- One row per effect. from_seq and to_seq name the two entries, so an answer can be given again word for word.
create table ledger.postings (
  id bigint not null,
  member_id integer not null,
  key uuid not null,
  kind text collate "C" not null,
  operate_type smallint not null,
  asset text collate "C" not null,
  amount bigint not null check (amount > 0),
  from_account bigint not null,
  from_seq bigint not null,
  to_account bigint not null,
  to_seq bigint not null,
  ref text not null,
  sub text,
  created_at timestamptz not null,
  primary key (member_id, key),
  check (from_account <> to_account)
);
-- Numbers rise, so this index grows at its right end only: far cheaper than a second scattered one.
create index postings_id on ledger.postings (id);
create sequence ledger.posting_id as bigint owned by ledger.postings.id;

-- Two rows per posting, in each account's own order, each with the balance it left.
create table ledger.entries (
  account_id bigint not null,
  seq bigint not null,
  posting_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (account_id, seq)
);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append-only: post the reverse instead', tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on ledger.postings for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.entries for each statement execute function ledger.refuse_change();
create trigger no_removal before delete or truncate on ledger.accounts for each statement execute function ledger.refuse_change();

grant usage on schema ledger to moongate_app;
