-- Serving processes keep in memory what visitors read and forget it when they hear of a change (decisions/0118). Nothing that money does writes here.
create function site.tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('moongate_content', '');
  return null;
end $$;
create trigger told after insert or update or delete or truncate on site.configs for each statement execute function site.tell_change();
create trigger told after insert or update or delete or truncate on site.good_settings for each statement execute function site.tell_change();
create trigger told after insert or update or delete or truncate on site.nav for each statement execute function site.tell_change();
create trigger told after insert or update or delete or truncate on site.notices for each statement execute function site.tell_change();
create trigger told after insert or update or delete or truncate on site.banners for each statement execute function site.tell_change();
create trigger told after insert or update or delete or truncate on site.abouts for each statement execute function site.tell_change();
create trigger told after insert or update or delete or truncate on site.asides for each statement execute function site.tell_change();
create trigger told after insert or update or delete or truncate on site.links for each statement execute function site.tell_change();
