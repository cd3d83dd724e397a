create schema health;

-- How calls to suppliers went, a row for each supplier and minute, from all processes together. `took_ms` are those that were answered.
create table health.minutes (
  supplier_code text not null,
  minute        timestamptz not null,
  answered      int not null,
  silent        int not null,
  took_ms       int[] not null,
  primary key (supplier_code, minute)
);
create index minutes_by_time on health.minutes (minute);

-- Where each process keeps newcomers away, and since when.
create table health.breakers (
  supplier_code text not null,
  process       uuid not null,
  open_since    timestamptz,
  noted_at      timestamptz not null,
  primary key (supplier_code, process)
);

grant usage on schema health to moongate_app;
grant select, insert, update, delete on health.minutes, health.breakers to moongate_app;
