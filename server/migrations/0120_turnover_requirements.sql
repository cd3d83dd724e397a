create schema turnover;

-- What a member still has to bet before a free withdrawal, source by source, consumed oldest first. Not money.
create table turnover.requirements (
  member_id  int not null,
  id         bigint generated always as identity,
  source     text not null,
  source_id  text not null,
  amount     bigint not null check (amount > 0),
  consumed   bigint not null default 0 check (consumed between 0 and amount),
  granted_at timestamptz not null default kernel.now(),
  primary key (member_id, id),
  unique (member_id, source, source_id)
);
create index requirements_open on turnover.requirements (member_id, id) where consumed < amount;

-- Bets that have counted: each counts once.
create table turnover.counted_bets (
  member_id int not null,
  bet_id    uuid not null,
  effective bigint not null check (effective > 0),
  primary key (member_id, bet_id)
);

create view turnover.invariant_counted as
  select r.member_id from (select member_id, sum(consumed) as consumed from turnover.requirements group by 1) r
  left join (select member_id, sum(effective) as effective from turnover.counted_bets group by 1) b using (member_id)
  where r.consumed > coalesce(b.effective, 0);

create view turnover.left_by_member as
  select member_id, sum(amount - consumed)::bigint as left_minor from turnover.requirements where consumed < amount group by member_id;

grant usage on schema turnover to moongate_app;
grant select, insert on turnover.requirements, turnover.counted_bets to moongate_app;
grant update (consumed) on turnover.requirements to moongate_app;
grant select on turnover.invariant_counted, turnover.left_by_member to moongate_app;
