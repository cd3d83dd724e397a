-- What browsers are told goes in one insert, not in a call of a function for each.
create function kernel.push_all(p_pushes jsonb) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with told as (
    insert into kernel.push_events (channel, type, data)
    select p.channel, p.type, p.data from jsonb_to_recordset(p_pushes) as p(channel text, type text, data jsonb)
    returning 1)
  select count(*) from told
$$;
revoke all on function kernel.push_all(jsonb) from public;
grant execute on function kernel.push_all(jsonb) to moongate_app;
