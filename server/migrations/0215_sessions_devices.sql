-- Which browser a session was opened in: the SHA-256 of a mark that it keeps for us, null where none was told.
alter table sessions.sessions add column device bytea;
create index sessions_by_device on sessions.sessions (device) where device is not null;
create view sessions.devices as select member_id, device, seen_at from sessions.sessions where device is not null;
grant select on sessions.devices to moongate_app;
