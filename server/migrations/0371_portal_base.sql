create schema portal;

-- Visitors of a day by invite link.
create table portal.visits (
  link_id int not null,
  on_day  date not null,
  n       int not null check (n > 0),
  primary key (link_id, on_day)
);

-- Marks of today's visitors, so that each is counted once, and what they are salted with; both are forgotten when the day is over.
create table portal.salts (
  on_day date primary key,
  salt   text not null
);
create table portal.marks (
  on_day date not null,
  mark   bytea not null check (octet_length(mark) = 32),
  primary key (on_day, mark)
);

grant usage on schema portal to moongate_app;
grant select, insert on all tables in schema portal to moongate_app;
grant update on portal.visits to moongate_app;
grant delete on portal.salts, portal.marks to moongate_app;
