-- Looser terms of loans that one of the staff asked for, until another one sets or refuses them; one at a time.
create table credit.proposals (
  id          uuid primary key,
  terms       jsonb not null,
  before      jsonb not null,
  reason      text not null,
  asked_by_id int not null,
  asked_by    text not null,
  asked_at    timestamptz not null default kernel.now(),
  decided_by  text not null default '',
  decided_at  timestamptz,
  is_set      boolean not null default false,
  check (decided_at is not null or not is_set)
);
create unique index proposals_one_open on credit.proposals ((true)) where decided_at is null;

grant select, insert on credit.proposals to moongate_app;
grant update (decided_by, decided_at, is_set) on credit.proposals to moongate_app;
