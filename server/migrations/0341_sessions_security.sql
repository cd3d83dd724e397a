-- How many sessions of a member may run at once is a setting; those beyond are ended where one opens, behind the lock of the member's row.
drop index sessions.sessions_one_active;
create index sessions_active on sessions.sessions (member_id) where ended_at is null;

-- The browsers a member was logged in with, by the mark they keep; forgotten ones are new again.
create table sessions.known_devices (
  member_id     int not null,
  device        bytea not null,
  id            uuid not null,
  user_agent    text not null,
  ip            text not null,
  first_seen_at timestamptz not null,
  seen_at       timestamptz not null,
  primary key (member_id, device)
);

-- Every login that reached the password, also to accounts that do not exist (`member_id` null): both cost the same.
create table sessions.logins (
  id            uuid primary key,
  member_id     int,
  at            timestamptz not null,
  ip            text not null,
  user_agent    text not null,
  way           text not null check (way in ('password', 'code', 'recovery', 'passkey', 'registration', 'demo')),
  outcome       text not null check (outcome in ('opened', 'step', 'password_wrong', 'code_wrong', 'closed')),
  is_new_device boolean not null default false
);
create index logins_of on sessions.logins (member_id, at desc);
create index logins_by_age on sessions.logins (at);

-- What a right password opened where a second step is asked for. SHA-256 of the ticket; a few tries, then it is void.
create table sessions.login_tickets (
  hash       bytea primary key,
  member_id  int not null,
  tries_left int not null check (tries_left >= 0),
  expires_at timestamptz not null
);

-- One-time links to a new password. SHA-256 of the token; one of a member's at a time.
create table sessions.password_resets (
  member_id  int primary key,
  hash       bytea not null unique,
  staff_id   int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

grant select, insert, delete on sessions.known_devices, sessions.logins, sessions.login_tickets, sessions.password_resets to moongate_app;
grant update (user_agent, ip, seen_at) on sessions.known_devices to moongate_app;
grant update (tries_left) on sessions.login_tickets to moongate_app;
grant update (hash, staff_id, created_at, expires_at) on sessions.password_resets to moongate_app;

-- What was known before: the browsers and the logins of the sessions that are still kept.
insert into sessions.known_devices (member_id, device, id, user_agent, ip, first_seen_at, seen_at)
  select distinct on (member_id, device) member_id, device, gen_random_uuid(), user_agent, ip,
    min(created_at) over (partition by member_id, device), max(seen_at) over (partition by member_id, device)
  from sessions.sessions where device is not null order by member_id, device, created_at desc;
insert into sessions.logins (id, member_id, at, ip, user_agent, way, outcome)
  select gen_random_uuid(), member_id, created_at, ip, user_agent, 'password', 'opened' from sessions.sessions;
