-- Which browsers a member ever used, and from where last, for whoever compares a login with them: sessions are forgotten after a month.
create view sessions.familiar as
  select member_id, device, ip, first_seen_at from sessions.known_devices;
grant select on sessions.familiar to moongate_app;
