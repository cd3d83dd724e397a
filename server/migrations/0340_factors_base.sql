-- Further ways in which members prove who they are, all of their own choice.
create schema factors;

-- The secret of an authenticator app, sealed (decisions/0093). It holds from `confirmed_at` on; `last_step` is the last code that was used.
create table factors.totp (
  member_id    int primary key,
  secret       text not null check (secret like 'gcm1:%'),
  created_at   timestamptz not null,
  confirmed_at timestamptz,
  last_step    bigint not null default 0
);

-- SHA-256 of a recovery code together with its member, never the code.
create table factors.recovery_codes (
  member_id int not null,
  hash      bytea not null,
  used_at   timestamptz,
  primary key (member_id, hash)
);

-- A passkey belongs to the domain it was made on; `credential` is the name that its maker gave it.
create table factors.passkeys (
  member_id  int not null,
  id         uuid not null,
  credential text not null unique,
  domain     text not null,
  public_key bytea not null,
  counter    bigint not null,
  transports text[] not null,
  label      text not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (member_id, id)
);

-- What a browser was asked to sign; single use. `member_id` is whose passkey is made, null where one logs in.
create table factors.challenges (
  hash       bytea primary key,
  member_id  int,
  challenge  text not null,
  expires_at timestamptz not null
);

grant usage on schema factors to moongate_app;
grant select, insert, delete on factors.totp, factors.recovery_codes, factors.passkeys, factors.challenges to moongate_app;
grant update (secret, created_at, confirmed_at, last_step) on factors.totp to moongate_app;
grant update (used_at) on factors.recovery_codes to moongate_app;
grant update (counter, used_at) on factors.passkeys to moongate_app;
