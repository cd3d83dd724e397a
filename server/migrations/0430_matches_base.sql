-- Matches that suppliers named as theirs, each once, by the supplier's own name; how far each supplier was listened to.
create schema matches;
create table matches.matches (
  supplier_code text not null,
  match_id      text not null,
  sport         text not null,
  starts_at     timestamptz not null,
  primary key (supplier_code, match_id)
);
create index matches_by_start on matches.matches (starts_at);
create table matches.feeds (
  supplier_code text primary key,
  told_until    timestamptz not null
);

-- What was begun within the last thirty days.
create view matches.offered as
select m.supplier_code, m.sport from matches.matches m
where m.starts_at > kernel.now() - interval '30 days' and m.starts_at <= kernel.now();

grant usage on schema matches to moongate_app;
grant select, insert, delete on matches.matches to moongate_app;
grant update (sport, starts_at) on matches.matches to moongate_app;
grant select, insert, update on matches.feeds to moongate_app;
grant select on matches.offered to moongate_app;
