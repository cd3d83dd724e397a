create schema commission;

-- A run writes a statement for every agent up to a day; a second person decides it.
create table commission.runs (
  id          uuid primary key,
  from_on     date not null,
  to_on       date not null check (to_on >= from_on),
  state       text not null default 'in_review' constraint runs_state_check check (state in ('in_review', 'approved', 'refused')),
  started_id  int not null,
  started_by  text not null,
  decided_by  text not null default '',
  reason      text not null default '',
  created_at  timestamptz not null default kernel.now(),
  finished_at timestamptz,
  check ((state = 'in_review') = (finished_at is null))
);
create unique index runs_one_open on commission.runs ((true)) where state = 'in_review';
create index runs_by_time on commission.runs (created_at desc);

-- What an agent's next statement begins with.
create table commission.carried (
  agent_id int primary key,
  carried  bigint not null check (carried <= 0)
);

create table commission.statements (
  agent_id    int not null,
  id          uuid not null unique,
  bill_no     text not null unique,
  run_id      uuid not null references commission.runs (id),
  asset       text not null,
  model       text not null constraint statements_model_check check (model in ('rates', 'revenue')),
  from_on     date not null,
  to_on       date not null,
  share_ppm   int not null,
  stake       bigint not null,
  payout      bigint not null,
  hongli      bigint not null,
  fanshui     bigint not null,
  earned      bigint not null,
  carried_in  bigint not null check (carried_in <= 0),
  amount      bigint not null check (amount >= 0),
  carried_out bigint not null check (carried_out <= 0),
  state       text not null default 'in_review'
    constraint statements_state_check check (state in ('in_review', 'approved', 'paid', 'carried', 'refused')),
  paid_at     timestamptz,
  primary key (agent_id, id),
  check (amount + carried_out = earned + carried_in),
  check ((state = 'paid') = (paid_at is not null))
);
create index statements_of_run on commission.statements (run_id, amount desc, id);
create index statements_to_pay on commission.statements (id) where state = 'approved';

create table commission.statement_lines (
  agent_id     int not null,
  statement_id uuid not null,
  game_type    int not null,
  rate_ppm     int not null,
  effective    bigint not null,
  amount       bigint not null,
  primary key (agent_id, statement_id, game_type, rate_ppm),
  foreign key (agent_id, statement_id) references commission.statements (agent_id, id)
);

create view commission.invariant_statement as
  select s.id from commission.statements s
  left join (select agent_id, statement_id, sum(amount) as amount from commission.statement_lines group by 1, 2) l
    on l.agent_id = s.agent_id and l.statement_id = s.id
  where s.model = 'rates' and s.earned <> coalesce(l.amount, 0);

-- What says it is paid was posted once, and nothing else was.
create view commission.invariant_paid_once as
  select coalesce(s.bill_no, p.ref) as bill_no
  from (select * from commission.statements where state = 'paid') s
  full join (select ref, count(*) as n, sum(amount) as amount from ledger.statement
    where kind = 'commission.paid' and account_kind = 'centre' group by 1) p on p.ref = s.bill_no
  where s.bill_no is null or p.ref is null or p.n <> 1 or p.amount <> s.amount;

-- What an agent's next statement begins with is what the last one that was not refused left below nothing.
create view commission.invariant_carried as
  select c.agent_id from commission.carried c
  join lateral (select s.carried_out from commission.statements s join commission.runs r on r.id = s.run_id
    where s.agent_id = c.agent_id and s.state <> 'refused' order by r.to_on desc, r.created_at desc, r.id desc limit 1) l on true
  where l.carried_out <> c.carried;

grant usage on schema commission to moongate_app;
grant select, insert on all tables in schema commission to moongate_app;
grant update on commission.runs, commission.statements, commission.carried to moongate_app;
