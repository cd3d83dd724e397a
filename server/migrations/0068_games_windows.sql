-- Planned maintenance of a supplier. `maintenance` says whether it is in force; the clock sets it by these.
alter table games.suppliers
  add column maintenance_from timestamptz,
  add column maintenance_to timestamptz,
  add constraint suppliers_window check (maintenance_to is null or (maintenance_from is not null and maintenance_to > maintenance_from));
