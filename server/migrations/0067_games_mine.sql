-- What members keep of the catalogue: their favourites, and what they opened last.
create table games.favourites (
  member_id     int not null,
  supplier_code text not null references games.suppliers (code),
  game_code     text not null,
  added_at      timestamptz not null default kernel.now(),
  primary key (member_id, supplier_code, game_code)
);
create table games.recents (
  member_id     int not null,
  supplier_code text not null references games.suppliers (code),
  game_code     text not null,
  opened_at     timestamptz not null default kernel.now(),
  primary key (member_id, supplier_code, game_code)
);
grant select, insert, update, delete on games.favourites to moongate_app;
grant select, insert, update on games.recents to moongate_app;
