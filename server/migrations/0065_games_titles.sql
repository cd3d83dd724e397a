-- What modules above may read: what the games that are offered are called.
create view games.titles as
  select c.supplier_code, c.game_code, c.title
  from games.catalogue c join games.suppliers s on s.code = c.supplier_code where c.enabled and s.enabled;
grant select on games.titles to moongate_app;
