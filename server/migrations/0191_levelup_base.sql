create schema levelup;

-- Live games and slots, each a ladder of its own. Its row is locked by whoever sets its levels; `version` says which table somebody has seen.
create table levelup.ladders (
  ladder  text primary key check (ladder in ('live', 'slot')),
  version int not null default 0,
  set_by  text not null default '',
  set_at  timestamptz
);
insert into levelup.ladders (ladder) values ('live'), ('slot');

-- What a level asks for and what it gives. `withdrawals` and `withdrawal_max` null: as for everybody.
create table levelup.levels (
  ladder         text not null references levelup.ladders,
  level          int not null check (level between 1 and 16),
  needed         bigint not null check (needed > 0),
  gift           bigint not null check (gift >= 0),
  weekly         bigint not null check (weekly >= 0),
  monthly        bigint not null check (monthly >= 0),
  credit         bigint not null check (credit >= 0),
  rebate_ppm     int not null check (rebate_ppm between 0 and 50000),
  is_fast        boolean not null,
  withdrawals    int check (withdrawals > 0),
  withdrawal_max bigint check (withdrawal_max > 0),
  manager        text not null,
  primary key (ladder, level),
  unique (ladder, needed)
);

-- Where a member stands: the row that is locked first. `weekly_on` and `monthly_on` are the days from which the next salary is counted:
-- that of the last one, before the first one that on which a level with such a salary was reached.
create table levelup.standings (
  member_id  int not null,
  ladder     text not null references levelup.ladders,
  effective  bigint not null default 0,
  weekly_on  date,
  monthly_on date,
  primary key (member_id, ladder)
);
create index standings_by_bets on levelup.standings (ladder, effective);

-- Each bet once, with what it counts now.
create table levelup.bets (
  member_id int not null,
  bet_id    uuid not null,
  ladder    text not null references levelup.ladders,
  effective bigint not null check (effective >= 0),
  primary key (member_id, bet_id)
);

-- What was given: each level's gift once, a salary once in its period. `on_day` is the day of the site.
create table levelup.awards (
  member_id  int not null,
  id         uuid not null,
  bill_no    text not null unique,
  ladder     text not null references levelup.ladders,
  kind       text not null check (kind in ('gift', 'weekly', 'monthly')),
  level      int not null,
  on_day     date not null,
  amount     bigint not null check (amount > 0),
  created_at timestamptz not null default kernel.now(),
  primary key (member_id, id)
);
create unique index awards_gift_once on levelup.awards (member_id, ladder, level) where kind = 'gift';
create unique index awards_salary_once on levelup.awards (member_id, ladder, kind, on_day) where kind <> 'gift';
create index awards_by_time on levelup.awards (created_at);

-- A standing is the sum of its bets.
create view levelup.invariant_counted as
  select coalesce(s.member_id, b.member_id) as member_id
  from levelup.standings s
  full join (select member_id, ladder, sum(effective) as effective from levelup.bets group by 1, 2) b using (member_id, ladder)
  where coalesce(s.effective, 0) <> coalesce(b.effective, 0);

-- What was given was paid, once and no more.
create view levelup.invariant_paid_once as
  select coalesce(a.bill_no, s.ref) as bill_no
  from levelup.awards a
  full join (select ref, kind, count(*) as n, sum(amount)::bigint as amount from ledger.statement
      where kind in ('levelup.gift', 'levelup.weekly', 'levelup.monthly') and account_kind = 'centre' group by 1, 2) s
    on s.ref = a.bill_no and s.kind = 'levelup.' || a.kind
  where a.bill_no is null or s.ref is null or s.n <> 1 or s.amount <> a.amount;

-- Between two salaries of a kind lie seven days, or thirty.
create view levelup.invariant_salary_periods as
  select member_id, ladder, kind, on_day from (
    select member_id, ladder, kind, on_day, on_day - lag(on_day) over (partition by member_id, ladder, kind order by on_day) as days
    from levelup.awards where kind <> 'gift') a
  where days < case kind when 'weekly' then 7 else 30 end;

grant usage on schema levelup to moongate_app;
grant select on levelup.ladders to moongate_app;
grant update (version, set_by, set_at) on levelup.ladders to moongate_app;
grant select, insert, delete on levelup.levels to moongate_app;
grant select, insert on levelup.standings, levelup.bets, levelup.awards to moongate_app;
grant update (member_id, effective, weekly_on, monthly_on) on levelup.standings to moongate_app;
grant update (effective) on levelup.bets to moongate_app;
grant select on levelup.invariant_counted, levelup.invariant_paid_once, levelup.invariant_salary_periods to moongate_app;
