-- What staff decide of a game: the heavier the further up among those of one place, and a picture of our own. `told_pic` is its supplier's
-- while another is shown.
alter table games.catalogue
  add column if not exists weight int,
  add column told_pic text;
