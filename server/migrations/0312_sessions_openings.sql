-- From where a session was opened, and in which browser, for whoever compares it with those before.
create view sessions.openings as
  select member_id, id, ip, device, created_at from sessions.sessions;
grant select on sessions.openings to moongate_app;
