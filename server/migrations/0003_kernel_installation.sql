-- What was fixed at the first start and holds for the life of the database: one row.
create table kernel.installation (
  only_row   boolean primary key default true check (only_row),
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  started_at timestamptz not null default clock_timestamp()
);
grant select, insert on kernel.installation to moongate_app;
