-- When a member last changed a password, for whoever judges what they ask for afterwards; setting one for the first time is no change.
alter table members.members
  add column password_changed_at timestamptz,
  add column qk_pwd_changed_at   timestamptz;
grant update (password_changed_at, qk_pwd_changed_at) on members.members to moongate_app;

create view members.histories as
  select id, registered_at, password_changed_at, qk_pwd_changed_at from members.members;
grant select on members.histories to moongate_app;
