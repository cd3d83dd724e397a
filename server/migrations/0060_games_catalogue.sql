create schema games;

-- Who supplies games. `demo` marks the one supplier that trial accounts may enter (R1.13).
create table games.suppliers (
  code        text primary key,
  title       jsonb not null,
  position    int not null,
  enabled     boolean not null default true,
  maintenance boolean not null default false,
  demo        boolean not null default false,
  web_pic     text not null default '',
  mobile_pic  text not null default ''
);

create table games.catalogue (
  id            int generated always as identity primary key,
  supplier_code text not null references games.suppliers (code),
  game_code     text not null,
  game_type     int not null check (game_type between 1 and 99),
  title         jsonb not null,
  tags          text[] not null default '{}',
  web_pic       text not null default '',
  mobile_pic    text not null default '',
  position      int not null,
  enabled       boolean not null default true,
  added_at      timestamptz not null default kernel.now(),
  unique (supplier_code, game_code)
);
create index catalogue_by_type on games.catalogue (game_type, position) where enabled;

grant usage on schema games to moongate_app;
grant select, insert, update on all tables in schema games to moongate_app;

-- What rooms above may read: how many games of each category are offered.
create view games.offered as
  select c.game_type, count(*)::int as n from games.catalogue c join games.suppliers s on s.code = c.supplier_code where c.enabled and s.enabled group by c.game_type;
grant select on games.offered to moongate_app;
