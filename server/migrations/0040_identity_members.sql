create schema identity;

-- A member of the site. Names are unique whatever their case; a closed account keeps its name.
create table identity.members (
  id            int generated always as identity primary key,
  name          text not null,
  password_hash text,                                  -- none: cannot log in with a password (demo)
  realname      text not null default '',
  phone         text not null default '',
  email         text not null default '',
  qq            text not null default '',
  qk_pwd_hash   text,
  qk_pwd_fails  int not null default 0,
  qk_pwd_locked_until timestamptz,
  is_demo       boolean not null default false,
  is_trans_on   boolean not null default true,
  state         text not null default 'active' check (state in ('active', 'frozen', 'closed')),
  agent_id      int,                                   -- set: the member is an agent
  invited_by    int,                                   -- the member whose invite code was used
  register_site text not null default '',
  register_ip   text not null default '',
  registered_at timestamptz not null,
  last_login_at timestamptz,
  check (not is_demo or (agent_id is null and password_hash is null))
);
create unique index members_name on identity.members (lower(name));
create unique index members_phone on identity.members (phone) where phone <> '';
create index members_realname on identity.members (realname) where realname <> '';

create table identity.invite_codes (
  code       text primary key check (code = upper(code)),
  member_id  int not null,
  created_at timestamptz not null default kernel.now(),
  closed_at  timestamptz
);

-- A session outlives its tokens: each token past half its life is followed by a successor.
create table identity.sessions (
  member_id  int not null,
  id         uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  seen_at    timestamptz not null,
  ended_at   timestamptz,
  end_reason text,
  ip         text not null,
  user_agent text not null,
  primary key (member_id, id)
);
create unique index sessions_one_active on identity.sessions (member_id) where ended_at is null;

-- SHA-256 of a token, never the token. The successor is made from the old token and `successor_salt`, so that every
-- call of the old token's last minute is given the same one.
create table identity.tokens (
  hash           bytea primary key,
  member_id      int not null,
  session_id     uuid not null,
  issued_at      timestamptz not null,
  expires_at     timestamptz not null,
  successor_salt bytea,
  foreign key (member_id, session_id) references identity.sessions on delete cascade
);
create index tokens_of_session on identity.tokens (member_id, session_id);

create table identity.captchas (
  key        text primary key,
  answer     text not null,
  challenge  text not null,
  salt       text not null,
  expires_at timestamptz not null
);

-- Tries that did not succeed, counted in fixed windows (decisions/0062).
create table identity.login_counters (
  scope     text not null,
  subject   text not null,
  tries     int not null,
  opened_at timestamptz not null,
  primary key (scope, subject)
);

-- Addresses from which an account has logged in: they keep a counter of their own.
create table identity.known_addresses (
  account   text not null,                             -- member:<name> or staff:<name>, in lower case
  address   text not null,
  seen_at   timestamptz not null,
  primary key (account, address)
);

create table identity.demo_starts (
  address    text not null,
  started_on date not null,
  started    int not null,
  primary key (address, started_on)
);

grant usage on schema identity to moongate_app;
grant select, insert on identity.members, identity.invite_codes, identity.sessions, identity.tokens, identity.captchas,
  identity.login_counters, identity.known_addresses, identity.demo_starts to moongate_app;
grant update (password_hash, realname, phone, email, qq, qk_pwd_hash, qk_pwd_fails, qk_pwd_locked_until, is_trans_on, state,
  agent_id, last_login_at) on identity.members to moongate_app;
grant update (closed_at) on identity.invite_codes to moongate_app;
grant update (seen_at, ended_at, end_reason) on identity.sessions to moongate_app;
grant update (expires_at, successor_salt) on identity.tokens to moongate_app;
grant update on identity.login_counters, identity.known_addresses, identity.demo_starts to moongate_app;
grant delete on identity.sessions, identity.tokens, identity.captchas, identity.login_counters, identity.known_addresses,
  identity.demo_starts to moongate_app;
