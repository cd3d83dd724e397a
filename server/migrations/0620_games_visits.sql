-- Which suppliers a session plays at: they are told when it ends. `visit_id` is what they know it by.
create table games.visits (
  visit_id      uuid not null,
  member_id     int not null,
  session_id    uuid not null,
  supplier_code text not null references games.suppliers (code),
  is_demo       boolean not null,
  opened_at     timestamptz not null default kernel.now(),
  primary key (member_id, session_id, supplier_code)
);
create index visits_by_opening on games.visits (opened_at);
grant select, insert, update, delete on games.visits to moongate_app;

-- What modules above may read: who visits suppliers under which session.
create view games.visiting as select member_id, session_id, opened_at from games.visits;
grant select on games.visiting to moongate_app;
