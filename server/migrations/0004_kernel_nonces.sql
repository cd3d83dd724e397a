-- Calls signed by suppliers and gateways that were taken once: the same one is refused the second time, in every process.
create table kernel.nonces (
  caller     text        not null,   -- supplier:<code>, gateway:<code>
  nonce      text        not null,
  expires_at timestamptz not null,   -- from then on its timestamp is too old anyway
  primary key (caller, nonce)
);
create index nonces_expires_at on kernel.nonces (expires_at);

grant select, insert, delete on kernel.nonces to moongate_app;
