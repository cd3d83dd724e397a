-- Members and what is known of them have a module of their own. Tables keep their rows, rights and indexes.
create schema members;
alter table identity.members set schema members;
alter table identity.invite_codes set schema members;
alter table identity.demo_starts set schema members;
grant usage on schema members to moongate_app;

-- What higher modules may read of a member in their own statements; no hash is among it.
create view members.accounts as
  select id, name, state, is_demo, agent_id from members.members;
grant select on members.accounts to moongate_app;

update kernel.seeded set name = 'demo.members' where name = 'demo.identity';
