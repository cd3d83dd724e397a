-- What members were paid within the last seven days, for the ranking: a claim is added when it is paid and taken off when it is older, so that nobody adds them all up.
create table rebate.week (
  member_id int primary key,
  amount    bigint not null check (amount >= 0)
);
create index week_by_amount on rebate.week (amount desc) where amount > 0;

-- The week has the claims that were paid after this moment.
create table rebate.week_start (
  is_only bool primary key default true check (is_only),
  after   timestamptz not null
);

insert into rebate.week_start (after)
  select coalesce(max(finished_at), 'epoch') from rebate.claims where state = 'paid' and finished_at <= kernel.now() - interval '7 days';
insert into rebate.week (member_id, amount)
  select c.member_id, sum(c.amount) from rebate.claims c, rebate.week_start s where c.state = 'paid' and c.finished_at > s.after group by 1;

-- The week is the sum of its claims.
create view rebate.invariant_week as
  select coalesce(w.member_id, c.member_id) as member_id
  from rebate.week w
  full join (select c.member_id, sum(c.amount) as amount from rebate.claims c, rebate.week_start s where c.state = 'paid' and c.finished_at > s.after group by 1) c
    using (member_id)
  where coalesce(w.amount, 0) <> coalesce(c.amount, 0);

grant select, insert, update on rebate.week to moongate_app;
grant select, update on rebate.week_start to moongate_app;
grant select on rebate.invariant_week to moongate_app;
