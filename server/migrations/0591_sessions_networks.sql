-- Whoever has IPv6 has a whole /64 of it and another address every day: compared whole, two people of one household never met, and a member's
-- own connection was a new place each time. Limits count a /64 as one address; so does this.
create function sessions.network_of(p_ip text) returns text language plpgsql immutable as $$
begin
  if p_ip ~* '^::ffff:\d+\.\d+\.\d+\.\d+$' then return substr(p_ip, 8); end if;
  if p_ip !~ ':' then return p_ip; end if;
  return network(set_masklen(split_part(p_ip, '%', 1)::inet, 64))::text;
exception when invalid_text_representation then return p_ip; -- what a proxy calls an address is none
end $$;
revoke all on function sessions.network_of(text) from public;
grant execute on function sessions.network_of(text) to moongate_app;
create index sessions_by_network on sessions.sessions (sessions.network_of(ip));
drop index sessions.sessions_by_ip;

create or replace view sessions.addresses as
  select member_id, sessions.network_of(ip) as ip, seen_at from sessions.sessions
  where ip <> '' and ip !~ '^(::ffff:)?(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2[0-9]|3[01])\.)' and ip !~* '^(::1$|f[cd]|fe80:)';
create or replace view sessions.openings as
  select member_id, id, ip, device, created_at, sessions.network_of(ip) as network from sessions.sessions;
create or replace view sessions.familiar as
  select member_id, device, ip, first_seen_at, sessions.network_of(ip) as network from sessions.known_devices;
