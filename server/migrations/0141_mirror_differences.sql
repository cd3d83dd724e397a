-- When the books of a supplier were compared last.
alter table mirror.pulls add column compared_at timestamptz;
grant update (compared_at) on mirror.pulls to moongate_app;

-- A member's balance at a supplier that differs from our mirror of it. Seen once it is watched; seen twice alike it waits for people; it is
-- closed when it is gone. One at a time is open between a member and a supplier.
create table mirror.differences (
  member_id     int not null,
  id            int generated always as identity,
  supplier_code text not null,
  ours          bigint not null,
  theirs        bigint not null,
  seen_at       timestamptz not null default kernel.now(),
  first_seen_at timestamptz not null default kernel.now(),
  found_at      timestamptz,
  closed_at     timestamptz,
  primary key (member_id, id)
);
create unique index differences_one_open on mirror.differences (supplier_code, member_id) where closed_at is null;
create index differences_found on mirror.differences (found_at) where found_at is not null;

grant select, insert on mirror.differences to moongate_app;
grant update (ours, theirs, seen_at, found_at, closed_at) on mirror.differences to moongate_app;
