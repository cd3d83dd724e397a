-- Where a game can be played: in the browser of a desktop, of a phone, or of both.
alter table games.catalogue
  add column on_desktop boolean not null default true,
  add column on_mobile boolean not null default true,
  add constraint catalogue_devices check (on_desktop or on_mobile);
