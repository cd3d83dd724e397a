-- A game that its supplier names no more leaves every list by itself, and comes back as it was when it is named again: what an operator
-- has set of it (`enabled` among it) stays. `on_sale` is what members are offered.
alter table games.catalogue
  add column gone_at timestamptz,
  add column on_sale boolean not null generated always as (enabled and gone_at is null) stored;
drop index games.catalogue_by_type;
create index catalogue_by_type on games.catalogue (game_type, position, weight desc nulls last, id) where on_sale;

create or replace view games.offered as
  select c.game_type, count(*)::int as n from games.catalogue c join games.suppliers s on s.code = c.supplier_code where c.on_sale and s.enabled group by c.game_type;
create or replace view games.titles as
  select c.supplier_code, c.game_code, c.title
  from games.catalogue c join games.suppliers s on s.code = c.supplier_code where c.on_sale and s.enabled;
