create schema promotions;

-- What the operator offers in the hall. Texts are objects by language; HTML was cleaned before it got here. Empty lists mean everybody.
create table promotions.activities (
  id         int generated always as identity primary key,
  title      jsonb not null,
  content    jsonb not null,
  picture    text not null,
  category   text not null,
  position   int not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  level_from int not null default 0,
  langs      text[] not null default '{}',
  countries  text[] not null default '{}',
  apply_type text not null check (apply_type in ('none', 'service', 'form', 'link')),
  fields     jsonb not null default '[]',
  link       text not null default '',
  frequency  text not null check (frequency in ('once', 'daily')),
  is_captcha boolean not null default false,
  visible    boolean not null default true,
  version    int not null default 1,
  -- The call that made it: however often it comes, it makes one.
  made_by    uuid unique,
  changed_by text not null,
  changed_at timestamptz not null default kernel.now(),
  check (starts_at < ends_at)
);

-- Who applied for what, and what came of it. `is_once` is how often the activity allowed it at that time.
create table promotions.applications (
  member_id   int not null,
  id          uuid not null unique,
  bill_no     text not null unique,
  activity_id int not null references promotions.activities (id),
  on_day      date not null,
  is_once     boolean not null,
  state       text not null check (state in ('pending', 'approved', 'refused', 'paid')),
  answers     jsonb not null default '{}',
  reward      text check (reward in ('money', 'coupon', 'goods')),
  amount      bigint check (amount > 0),
  times       int not null default 0,
  note        text not null default '',
  reason      text not null default '',
  approver_id int,
  approved_by text not null default '',
  handled_by  text not null default '',
  created_at  timestamptz not null default kernel.now(),
  finished_at timestamptz,
  primary key (member_id, id),
  check ((state in ('refused', 'paid')) = (finished_at is not null)),
  check (state not in ('approved', 'paid') or reward is not null),
  check ((reward = 'money') = (amount is not null))
);
-- However many ask at once: one a day, and where it is once, one that was not refused.
create unique index applications_daily on promotions.applications (member_id, activity_id, on_day);
create unique index applications_once on promotions.applications (member_id, activity_id) where is_once and state <> 'refused';
create index applications_of_member on promotions.applications (member_id, created_at desc);
create index applications_by_time on promotions.applications (created_at desc);
create index applications_waiting on promotions.applications (created_at) where state in ('pending', 'approved');
create index applications_done on promotions.applications (finished_at, activity_id);

-- Money that an application says was paid stands in the ledger, once; no other application's does.
create view promotions.invariant_paid_once as
  select a.id from promotions.applications a
  left join (select ref, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'promotions.rewarded' and account_kind = 'centre' group by ref) s on s.ref = a.bill_no
  where (a.state = 'paid' and a.reward = 'money') <> (coalesce(s.n, 0) = 1) or (s.n = 1 and s.amount <> a.amount);

grant usage on schema promotions to moongate_app;
grant select, insert on promotions.activities, promotions.applications to moongate_app;
grant update (title, content, picture, category, position, starts_at, ends_at, level_from, langs, countries, apply_type, fields, link, frequency,
  is_captcha, visible, version, changed_by, changed_at) on promotions.activities to moongate_app;
grant update (state, reward, amount, times, note, reason, approver_id, approved_by, handled_by, finished_at) on promotions.applications to moongate_app;
grant select on promotions.invariant_paid_once to moongate_app;
