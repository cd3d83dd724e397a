-- Settings as they are stored, for statements that load all facts of a use case at once; a key that nobody set has no row.
create view site.stored_settings as select key, value from site.configs;
grant select on site.stored_settings to moongate_app;
