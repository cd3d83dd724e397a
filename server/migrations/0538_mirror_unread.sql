-- Entries of a supplier's bet list that could not be read, by the supplier's own id or else by what was told: people look at them, and no figure
-- counts them. One that is read later under its id leaves.
create table mirror.unread (
  supplier_code text not null,
  entry_key     text not null,
  raw           text not null,
  why           text not null,
  first_at      timestamptz not null default kernel.now(),
  last_at       timestamptz not null default kernel.now(),
  primary key (supplier_code, entry_key)
);
grant select, insert, delete on mirror.unread to moongate_app;
grant update (raw, why, last_at) on mirror.unread to moongate_app;
