-- Answers of money-moving calls by their Idempotency-Key, kept for two days.
create table kernel.idempotency (
  scope        text        not null,                 -- the caller: member:<id>, staff:<id>, player:<id>, ip:<address>
  key          text        not null,
  fingerprint  text        not null,                 -- SHA-256 of route and checked input
  state        text        not null check (state in ('running', 'done')),
  owner        text        not null,                 -- who runs it, until locked_until
  status       int,
  body         text,
  locked_until timestamptz not null,
  created_at   timestamptz not null default clock_timestamp(),
  primary key (scope, key),
  check (state = 'running' or (status is not null and body is not null))
);
create index idempotency_created_at on kernel.idempotency (created_at);

-- Counters shared by all processes (rate-limiter-flexible's own shape). Losing them in a crash is harmless.
create unlogged table kernel.rate_limit (
  key    varchar(255) primary key,
  points integer      not null default 0,
  expire bigint
);

grant select, insert, update, delete on kernel.idempotency, kernel.rate_limit to moongate_app;
