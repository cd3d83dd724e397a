create schema reconciliation;

-- What somebody outside says of a day, as it came; another content is another file, the latest one counts. `parsed`: what it says, where it can be read.
create table reconciliation.files (
  id         int generated always as identity primary key,
  source     text not null,
  day        date not null,
  sha256     text not null,
  raw        text not null,
  parsed     jsonb,
  fetched_at timestamptz not null default kernel.now(),
  unique (source, day, sha256)
);

-- A day of a source as it was compared last. Sums are signed: what came less what went.
create table reconciliation.days (
  day         date not null,
  source      text not null,
  state       text not null default 'waiting' constraint days_state_check check (state in ('waiting', 'compared')),
  asset       text not null,
  lines       int not null default 0,
  matched     int not null default 0,
  sum_ours    bigint not null default 0,
  sum_theirs  bigint not null default 0,
  runs        int not null default 0,
  compared_at timestamptz,
  primary key (day, source)
);

-- What does not add up. One for each day, source, kind and subject, however often the day is compared. `effect`: how much of the day's difference it is.
create table reconciliation.breaks (
  id         int generated always as identity primary key,
  day        date not null,
  source     text not null,
  kind       text not null constraint breaks_kind_check check (kind in ('missing_ours', 'missing_theirs', 'amount_differs', 'currency_differs', 'fee_differs',
    'day_differs', 'twice_theirs', 'twice_ours', 'order_unknown', 'paid_returned', 'returned_paid', 'refund_unknown', 'refund_missing', 'unclear_too_long',
    'credited_not_paid', 'posting_without_order', 'order_without_posting', 'file_missing', 'file_unreadable', 'file_changed', 'sum_differs', 'opening_differs',
    'closing_differs', 'transfer_unseen', 'block_gone')),
  subject    text not null,
  detail     text not null,
  asset      text not null,
  amount     bigint not null check (amount >= 0),
  effect     bigint not null,
  state      text not null default 'open' constraint breaks_state_check check (state in ('open', 'owned', 'explained', 'solved')),
  owner_id   int,
  owner_name text not null default '',
  note       text not null default '',
  found_at   timestamptz not null default kernel.now(),
  seen_at    timestamptz not null default kernel.now(),
  solved_at  timestamptz,
  solved_by  text not null default '',
  unique (day, source, kind, subject)
);
create index breaks_unsolved on reconciliation.breaks (found_at) where solved_at is null;

-- What was done with a break. `staff_id` null: it is the machine that found it gone or back.
create table reconciliation.steps (
  id         bigint generated always as identity primary key,
  break_id   int not null references reconciliation.breaks,
  step       text not null,
  remark     text not null default '',
  staff_id   int,
  staff_name text not null default '',
  done_at    timestamptz not null default kernel.now()
);
create index steps_of_break on reconciliation.steps (break_id, id);

grant usage on schema reconciliation to moongate_app;
grant select, insert on reconciliation.files, reconciliation.days, reconciliation.breaks, reconciliation.steps to moongate_app;
grant update (state, asset, lines, matched, sum_ours, sum_theirs, runs, compared_at) on reconciliation.days to moongate_app;
grant update (fetched_at) on reconciliation.files to moongate_app;
grant update (detail, asset, amount, effect, state, owner_id, owner_name, note, seen_at, solved_at, solved_by) on reconciliation.breaks to moongate_app;

-- A break that is solved says when and by whom; one with an owner names them.
create view reconciliation.invariant_states as
  select id from reconciliation.breaks
   where (state = 'solved') <> (solved_at is not null) or (state in ('owned', 'explained') and owner_id is null);
grant select on reconciliation.invariant_states to moongate_app;
