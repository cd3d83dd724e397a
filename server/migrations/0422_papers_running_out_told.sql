-- When the member was told that an accepted paper runs out soon; once for each paper.
alter table papers.papers add column expiry_told_at timestamptz;
