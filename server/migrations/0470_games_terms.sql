-- What a supplier tells of a game: the stakes it takes, the most that one player may have on a round or a match, and its published return.
alter table games.catalogue
  add column stake_least bigint,
  add column stake_most bigint,
  add column stake_cap bigint,
  add column return_least_ppm integer,
  add column return_most_ppm integer,
  add constraint catalogue_terms check (num_nonnulls(stake_least, stake_most, return_least_ppm, return_most_ppm) in (0, 4));
create view games.published as
select supplier_code, game_code, game_type, title, return_least_ppm, return_most_ppm from games.catalogue;
grant select on games.published to moongate_app;
