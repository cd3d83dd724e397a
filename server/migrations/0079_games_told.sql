-- As for the site's content (0026): what lobbies show is kept in memory until it changes.
create function games.tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('moongate_content', '');
  return null;
end $$;
create trigger told after insert or update or delete or truncate on games.suppliers for each statement execute function games.tell_change();
create trigger told after insert or update or delete or truncate on games.catalogue for each statement execute function games.tell_change();
