-- What suppliers tell of a game besides: how it is painted, how heavy it is (null: they never said), which day it came out, what plays it.
alter table games.catalogue
  add column hue      int check (hue between 0 and 359),
  add column pattern  text,
  add column weight   int,
  add column added_on date,
  add column engine   text not null default '';

-- Games of suppliers stand beside each other, and their weight says which is further up.
update games.catalogue set position = 100 where position > 100;
drop index games.catalogue_by_type;
create index catalogue_by_type on games.catalogue (game_type, position, weight desc nulls last, id) where enabled;
