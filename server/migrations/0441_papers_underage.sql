-- The check of a name answers age too: who is too young waits for a person as a hit does.
alter table papers.screenings drop constraint screenings_outcome_check;
alter table papers.screenings add constraint screenings_outcome_check check (outcome in ('clear', 'hit', 'underage', 'unknown'));
create or replace view papers.flagged_members as
  select s.member_id from papers.screenings s
  where s.outcome in ('hit', 'underage') and s.seen_at is null
    and not exists (select from papers.screenings l where l.member_id = s.member_id and l.id > s.id and l.outcome <> 'unknown');
