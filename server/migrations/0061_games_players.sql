-- Members whom a supplier knows as players: made there once, before anything else is asked for them.
create table games.players (
  member_id     int not null,
  supplier_code text not null references games.suppliers (code),
  created_at    timestamptz not null default kernel.now(),
  primary key (member_id, supplier_code)
);
grant select, insert on games.players to moongate_app;

-- What modules above may read: the suppliers that sell now.
create view games.selling as select code from games.suppliers where enabled and not maintenance;
grant select on games.selling to moongate_app;
