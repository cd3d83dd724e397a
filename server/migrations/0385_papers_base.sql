create schema papers;

-- What members showed of who they are. A decision is kept for ever, its pictures are not.
create table papers.papers (
  member_id        int not null,
  id               uuid not null unique,
  kind             text not null constraint papers_kind_check check (kind in ('id_card', 'passport', 'licence', 'address', 'funds')),
  state            text not null default 'submitted' constraint papers_state_check check (state in ('submitted', 'in_review', 'accepted', 'refused', 'expired')),
  made_at          timestamptz not null,
  -- By whom, when and why; `expires_at` is the end of the last day that the paper is good for, at the site.
  decided_at       timestamptz,
  decided_by       text not null default '',
  reason           text not null default '',
  birth_on         date,
  expires_at       timestamptz,
  ended_at         timestamptz,
  pictures_gone_at timestamptz,
  primary key (member_id, id)
);
-- Of each kind one waits at a time.
create unique index papers_one_open on papers.papers (member_id, kind) where state in ('submitted', 'in_review');
create index papers_waiting on papers.papers (made_at) where state in ('submitted', 'in_review');
create index papers_running_out on papers.papers (expires_at) where state = 'accepted';
create index papers_newest on papers.papers (made_at desc);

-- Their pictures: sealed with a key of their own, which only SECRET opens. Without a paper: not sent in yet.
create table papers.pictures (
  member_id int not null,
  id        uuid not null unique,
  paper_id  uuid references papers.papers (id),
  place     int not null default 0,
  data_key  text not null,
  sealed    bytea not null,
  made_at   timestamptz not null,
  primary key (member_id, id)
);
create index pictures_of_paper on papers.pictures (paper_id, place);
create index pictures_unsent on papers.pictures (made_at) where paper_id is null;

-- What staff asked a member for; met by a paper of the kind that is accepted.
create table papers.asks (
  member_id  int not null,
  id         uuid not null,
  kind       text not null constraint asks_kind_check check (kind in ('id_card', 'passport', 'licence', 'address', 'funds')),
  reason     text not null,
  staff_name text not null,
  asked_at   timestamptz not null,
  met_at     timestamptz,
  primary key (member_id, id)
);
create unique index asks_one_open on papers.asks (member_id, kind) where met_at is null;

grant usage on schema papers to moongate_app;
grant select, insert, update on papers.papers, papers.asks to moongate_app;
grant select, insert, delete on papers.pictures to moongate_app;
grant update (paper_id, place) on papers.pictures to moongate_app;
