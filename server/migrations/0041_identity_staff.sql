-- The operator's people. Their sessions and tokens stand apart from the members': neither opens the other's door (R6.6).
create table identity.staff (
  id             int generated always as identity primary key,
  name           text not null,
  roles          text[] not null check (roles <@ array['support', 'finance', 'content', 'risk', 'admin'] and cardinality(roles) > 0),
  password_hash  text,
  totp_secret    text,                                 -- base32; with the password absent: not enrolled yet
  totp_last_step bigint not null default 0,            -- a code is used once: only later steps are taken
  state          text not null default 'active' check (state in ('active', 'disabled')),
  created_at     timestamptz not null
);
create unique index staff_name on identity.staff (lower(name));

create table identity.staff_sessions (
  hash       bytea primary key,
  id         uuid not null unique,
  staff_id   int not null references identity.staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  seen_at    timestamptz not null,
  ended_at   timestamptz,
  ip         text not null,
  user_agent text not null
);
create index staff_sessions_of on identity.staff_sessions (staff_id) where ended_at is null;

create table identity.staff_enrolments (
  hash        bytea primary key,
  staff_id    int not null references identity.staff,
  totp_secret text not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);

grant select, insert on identity.staff, identity.staff_sessions, identity.staff_enrolments to moongate_app;
grant update (roles, password_hash, totp_secret, totp_last_step, state) on identity.staff to moongate_app;
grant update (seen_at, ended_at) on identity.staff_sessions to moongate_app;
grant update (used_at) on identity.staff_enrolments to moongate_app;
grant delete on identity.staff_sessions, identity.staff_enrolments to moongate_app;
