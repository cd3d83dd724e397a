create schema bonus;

-- What the operator offers. `terms` are copied to a bonus when it is taken: a change is for later ones.
create table bonus.offers (
  id     int generated always as identity primary key,
  kind   text not null check (kind in ('first_deposit', 'reload', 'cashback')),
  title  jsonb not null,
  terms  jsonb not null,
  is_on  boolean not null,
  set_by text not null,
  set_at timestamptz not null default kernel.now()
);

-- The row that stands for a member's bonuses: it is locked first.
create table bonus.members (member_id int primary key);

-- `base` is what it was given for, `source` the deposit or the week. `loss` is what its counted bets have lost, negative where they won;
-- `paid` is what became the member's at the end.
create table bonus.bonuses (
  member_id   int not null,
  id          uuid not null,
  bill_no     text not null unique,
  offer_id    int not null references bonus.offers (id),
  kind        text not null check (kind in ('first_deposit', 'reload', 'cashback')),
  source      text not null,
  title       jsonb not null,
  terms       jsonb not null,
  base        bigint not null check (base > 0),
  amount      bigint not null check (amount > 0),
  required    bigint not null check (required >= 0),
  wagered     bigint not null default 0 check (wagered >= 0),
  loss        bigint not null default 0,
  paid        bigint not null default 0 check (paid between 0 and amount),
  state       text not null check (state in ('in_review', 'running', 'released', 'spent', 'cancelled', 'expired', 'forfeited', 'refused')),
  flags       text[] not null default '{}',
  reason      text not null default '',
  handled_by  text not null default '',
  taken_at    timestamptz not null default kernel.now(),
  started_at  timestamptz,
  expires_at  timestamptz,
  finished_at timestamptz,
  primary key (member_id, id),
  unique (member_id, source),
  check ((state in ('in_review', 'running')) = (finished_at is null)),
  check ((started_at is null) = (expires_at is null))
);
create unique index bonuses_open on bonus.bonuses (member_id) where state in ('in_review', 'running');
create index bonuses_by_time on bonus.bonuses (taken_at desc);
create index bonuses_waiting on bonus.bonuses (taken_at) where state = 'in_review';
create index bonuses_running on bonus.bonuses (expires_at) where state = 'running';
create index bonuses_finished on bonus.bonuses (finished_at);

-- Each bet once, with what it counts towards the bonus that ran.
create table bonus.bets (
  member_id int not null,
  bet_id    uuid not null,
  bonus_id  uuid not null,
  counted   bigint not null check (counted >= 0),
  loss      bigint not null,
  primary key (member_id, bet_id),
  foreign key (member_id, bonus_id) references bonus.bonuses (member_id, id)
);
create index bets_of_bonus on bonus.bets (member_id, bonus_id);

-- What is locked is what runs.
create view bonus.invariant_locked as
  select coalesce(b.member_id, r.member_id) as member_id
  from (select member_id, balance from ledger.balances where account_kind = 'bonus') b
  full join (select member_id, sum(amount)::bigint as amount from bonus.bonuses where state = 'running' group by 1) r using (member_id)
  where coalesce(b.balance, 0) <> coalesce(r.amount, 0);

-- A bonus has been wagered by its bets.
create view bonus.invariant_counted as
  select b.member_id, b.id from bonus.bonuses b
  left join (select member_id, bonus_id, sum(counted) as counted, sum(loss) as loss from bonus.bets group by 1, 2) t
    on t.member_id = b.member_id and t.bonus_id = b.id
  where b.wagered <> coalesce(t.counted, 0) or b.loss <> coalesce(t.loss, 0);

-- A bonus that began was given once, and one that ended was paid as it says, the rest of it given back.
create view bonus.invariant_paid_once as
  select b.id from bonus.bonuses b
  left join (select ref, count(*) filter (where kind = 'bonus.granted') as given,
      coalesce(sum(amount) filter (where kind = 'bonus.granted'), 0) as amount,
      coalesce(-sum(amount) filter (where kind = 'bonus.released'), 0) as paid,
      coalesce(-sum(amount) filter (where kind = 'bonus.forfeited'), 0) as lost
    from ledger.statement where account_kind = 'bonus' group by ref) s on s.ref = b.bill_no
  where (b.started_at is not null) <> (coalesce(s.given, 0) = 1)
    or (b.started_at is not null and s.amount <> b.amount)
    or coalesce(s.paid, 0) <> b.paid
    or coalesce(s.lost, 0) <> case when b.started_at is not null and b.finished_at is not null then b.amount - b.paid else 0 end;

grant usage on schema bonus to moongate_app;
grant select, insert on bonus.offers, bonus.members, bonus.bonuses, bonus.bets to moongate_app;
grant update (kind, title, terms, is_on, set_by, set_at) on bonus.offers to moongate_app;
grant update (member_id) on bonus.members to moongate_app;
grant update (wagered, loss, paid, state, reason, handled_by, started_at, expires_at, finished_at) on bonus.bonuses to moongate_app;
grant update (counted, loss) on bonus.bets to moongate_app;
grant select on bonus.invariant_locked, bonus.invariant_counted, bonus.invariant_paid_once to moongate_app;
