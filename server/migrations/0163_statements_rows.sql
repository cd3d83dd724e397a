-- What the operator's banks say came in. A row stands once for each account and reference, however often its file is sent in.
create schema statements;

create table statements.files (
  id         int generated always as identity primary key,
  payee_id   int not null,
  account    text not null,
  name       text not null,
  layout     text not null,
  rows_n     int not null,
  new_n      int not null,
  staff_id   int not null,
  staff_name text not null,
  created_at timestamptz not null default kernel.now()
);

create table statements.rows (
  id            int generated always as identity primary key,
  file_id       int not null references statements.files,
  account       text not null,
  fingerprint   text not null,
  reference     text not null,
  booked_at     timestamptz,
  amount        bigint not null check (amount > 0),
  payer_name    text not null,
  payer_account text not null,
  remark        text not null,
  state         text not null default 'open' check (state in ('open', 'credited', 'ignored')),
  deposit_id    uuid unique,
  bill_no       text not null default '',
  reason        text not null default '',
  handled_by    text not null default '',
  handled_at    timestamptz,
  created_at    timestamptz not null default kernel.now(),
  unique (account, fingerprint),
  check ((state = 'credited') = (deposit_id is not null))
);
create index rows_open on statements.rows (id) where state = 'open';

grant usage on schema statements to moongate_app;
grant select, insert, update (new_n) on statements.files to moongate_app;
grant select, insert, update (state, deposit_id, bill_no, reason, handled_by, handled_at) on statements.rows to moongate_app;

-- A row of the bank that was credited names a deposit of its amount that is credited.
create view statements.invariant_credited_rows as
  select r.id from statements.rows r left join cashier.credited_deposits d on d.id = r.deposit_id
   where r.state = 'credited' and (d.id is null or d.amount <> r.amount);
grant select on statements.invariant_credited_rows to moongate_app;
