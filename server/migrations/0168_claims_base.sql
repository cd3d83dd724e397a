-- Who of the staff has taken which order, and until when it is theirs.
create schema claims;
create table claims.claims (
  order_id   uuid primary key,
  staff_id   int not null,
  staff_name text not null,
  until      timestamptz not null
);
grant usage on schema claims to moongate_app;
grant select, insert, update, delete on claims.claims to moongate_app;
