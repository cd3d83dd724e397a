-- What one of the staff wants set and is looser than what stands, until another one sets or refuses it; of each subject one at a time.
create schema proposals;
create table proposals.proposals (
  id          uuid primary key,
  subject     text not null,
  wanted      jsonb not null,
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
create unique index proposals_one_open on proposals.proposals (subject) where decided_at is null;

-- What was asked of the terms of loans came from here before.
insert into proposals.proposals (id, subject, wanted, before, reason, asked_by_id, asked_by, asked_at, decided_by, decided_at, is_set)
select id, 'credit.terms', terms, before, reason, asked_by_id, asked_by, asked_at, decided_by, decided_at, is_set from credit.proposals;

grant usage on schema proposals to moongate_app;
grant select, insert on proposals.proposals to moongate_app;
grant update (decided_by, decided_at, is_set) on proposals.proposals to moongate_app;
