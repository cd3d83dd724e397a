-- The login before the last one, which is what a member is shown: of the one just made they know.
alter table members.members add column login_before_at timestamptz;
grant update (login_before_at) on members.members to moongate_app;
