-- How the operator has set a payment gateway: what it may take, and what calls and webhooks are signed with. One without a row takes
-- everything and has the secret of GATEWAYS_FILE. Secrets are sealed for `gateway <code>`.
create table payments.gateways (
  code           text primary key,
  takes_deposits boolean not null default true,
  takes_payouts  boolean not null default true,
  secret         text,
  secret_at      timestamptz,
  -- What it was before, null for that of the file: what is signed with it is believed until then.
  earlier_secret text,
  earlier_until  timestamptz
);
grant select, insert on payments.gateways to moongate_app;
grant update (takes_deposits, takes_payouts, secret, secret_at, earlier_secret, earlier_until) on payments.gateways to moongate_app;
