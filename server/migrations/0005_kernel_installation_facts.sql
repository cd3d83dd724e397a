-- What else holds for the life of the database: the days of its books, what its secrets are made with, and how it began.
alter table kernel.installation
  add time_zone     text,
  add secret_digest text,   -- scrypt:<salt>:<hash>: tells whether a secret is the same, and helps nobody to guess it
  add seed          text check (seed in ('demo', 'none'));

-- A database of the version before is known by what was put into it.
update kernel.installation set seed =
  case when exists (select from kernel.seeded where name like 'demo.%') then 'demo' else 'none' end;

-- One row that nobody reads: to write it proves that the database can be written.
create table kernel.readiness (
  only_row   boolean     primary key default true check (only_row),
  written_at timestamptz not null default clock_timestamp()
);
insert into kernel.readiness default values;
grant select, update on kernel.readiness to moongate_app;
