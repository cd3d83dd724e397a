-- From where members came. An address of the machine itself or of a private network says nothing about who is behind it.
create index sessions_by_ip on sessions.sessions (ip);
create view sessions.addresses as
  select member_id, ip, seen_at from sessions.sessions
  where ip <> '' and ip !~ '^(::ffff:)?(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2[0-9]|3[01])\.)' and ip !~* '^(::1$|f[cd]|fe80:)';
grant select on sessions.addresses to moongate_app;
