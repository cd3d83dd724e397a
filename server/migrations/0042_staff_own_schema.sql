-- The operator's people have a module of their own. Tables keep their rows, rights and indexes; only their schema is another.
create schema staff;
alter table identity.staff set schema staff;
alter table identity.staff_sessions set schema staff;
alter table identity.staff_enrolments set schema staff;
grant usage on schema staff to moongate_app;

-- The demo's staff are seeded apart from its members now: once, as before.
insert into kernel.seeded (name, seeded_at) select 'demo.staff', seeded_at from kernel.seeded where name = 'demo.identity';
