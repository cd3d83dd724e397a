create schema credit;

-- The row that stands for a member's credit: it is locked first.
create table credit.members (
  member_id      int primary key,
  last_repaid_at timestamptz
);

create table credit.loans (
  member_id    int not null,
  id           uuid not null,
  bill_no      text not null unique,
  amount       bigint not null check (amount > 0),
  days         int not null check (days > 0),
  state        text not null check (state in ('in_review', 'lent', 'refused', 'repaid')),
  way          text not null check (way in ('automatic', 'staff')),
  level        int not null,
  credit_limit bigint not null,
  reason       text not null default '',
  handled_by   text not null default '',
  created_at   timestamptz not null default kernel.now(),
  review_by    timestamptz not null,
  decided_at   timestamptz,
  due_on       date,
  due_at       timestamptz,
  reminded_at  timestamptz,
  overdue_at   timestamptz,
  repaid_at    timestamptz,
  primary key (member_id, id),
  check ((state = 'in_review') = (decided_at is null)),
  check ((state in ('lent', 'repaid')) = (due_at is not null)),
  check ((state = 'repaid') = (repaid_at is not null))
);
create unique index loans_one_open on credit.loans (member_id) where state in ('in_review', 'lent');
create index loans_by_id on credit.loans (id);
create index loans_of_member on credit.loans (member_id, created_at desc);
create index loans_by_time on credit.loans (created_at desc);
create index loans_waiting on credit.loans (created_at) where state = 'in_review';
create index loans_lent on credit.loans (due_at) where state = 'lent';

-- What is lent is what the books say is owed.
create view credit.invariant_owed as
  select coalesce(l.member_id, b.member_id) as member_id
  from (select member_id, sum(amount) as amount from credit.loans where state = 'lent' group by 1) l
  full join (select member_id, sum(balance) as balance from ledger.balances where account_kind = 'credit' group by 1) b using (member_id)
  where coalesce(l.amount, 0) + coalesce(b.balance, 0) <> 0;

-- Nobody was lent more than their limit.
create view credit.invariant_limit as
  select member_id, id from credit.loans where state in ('lent', 'repaid') and amount > credit_limit;

-- A loan is paid out once when it says so, and paid back once when it says so.
create view credit.invariant_posted_once as
  select l.bill_no from credit.loans l
  left join (select ref, count(*) filter (where kind = 'credit.borrowed') as lent, count(*) filter (where kind = 'credit.repaid') as repaid,
      max(abs(amount)) as amount, min(abs(amount)) as least
    from ledger.statement where kind in ('credit.borrowed', 'credit.repaid') and account_kind = 'centre' group by 1) s on s.ref = l.bill_no
  where (l.state in ('lent', 'repaid'))::int <> coalesce(s.lent, 0) or (l.state = 'repaid')::int <> coalesce(s.repaid, 0)
    or (s.ref is not null and (s.amount <> l.amount or s.least <> l.amount));

grant usage on schema credit to moongate_app;
grant select, insert on credit.members, credit.loans to moongate_app;
grant update (last_repaid_at, member_id) on credit.members to moongate_app;
grant update (state, reason, handled_by, decided_at, due_on, due_at, level, credit_limit, reminded_at, overdue_at, repaid_at) on credit.loans to moongate_app;
grant select on credit.invariant_owed, credit.invariant_limit, credit.invariant_posted_once to moongate_app;
