-- What lists of sanctions answered about members. Nobody takes a line away.
create table papers.screenings (
  member_id  int not null,
  id         int generated always as identity,
  asked_at   timestamptz not null,
  outcome    text not null constraint screenings_outcome_check check (outcome in ('clear', 'hit', 'unknown')),
  -- What was found in which list, or why nobody answered.
  entry      text not null default '',
  -- Who looked at a hit and found that it is somebody else.
  seen_by    text not null default '',
  seen_at    timestamptz,
  primary key (member_id, id)
);
grant select, insert on papers.screenings to moongate_app;
grant update (seen_by, seen_at) on papers.screenings to moongate_app;

-- Whom the last real answer found in a list, until somebody has looked.
create view papers.flagged_members as
  select s.member_id from papers.screenings s
   where s.outcome = 'hit' and s.seen_at is null
     and not exists (select from papers.screenings l where l.member_id = s.member_id and l.id > s.id and l.outcome <> 'unknown');
grant select on papers.flagged_members to moongate_app;
