-- The last value of each setting that fitted its schema: what counts while the one that was set does not (decisions/0071).
create table site.good_settings (
  key        text primary key,
  value      jsonb not null,
  changed_at timestamptz not null default kernel.now()
);
grant select, insert, update on site.good_settings to moongate_app;

-- As it was set and as it was last good, for statements that load all facts of a use case at once; a key that nobody set has no row.
create or replace view site.stored_settings as
  select c.key, jsonb_build_object('set', c.value, 'good', g.value) as value
  from site.configs c left join site.good_settings g using (key);
