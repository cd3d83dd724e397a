-- A breath is a transaction whose statements go to the database all at once, begin and commit with them (decisions/0491): what a later statement may
-- write is decided by what an earlier one found, and nobody waits for us in between.

-- How the calls of a breath stand from here on: a digit for each, in their order; 0 is one whose rows may be written.
create function kernel.judge(p_verdicts text) returns text language sql set search_path = pg_catalog, pg_temp as $$
  select set_config('moongate.verdicts', p_verdicts, true)
$$;

-- Whether the rows of a call may be written; a row that names none always may. Of a CASE the planner expects half to hold, of an OR of these one in a
-- hundred: it would look at other tables row by row.
create function kernel.stands(p_call integer) returns boolean language sql stable as $$
  select case when p_call is null then true else substr(current_setting('moongate.verdicts', true), p_call + 1, 1) = '0' end
$$;

-- Ends a breath in which something is not as it nearly always is. Outside of one it always raises, so that no statement of a breath stands by itself.
create function kernel.must(p_holds boolean) returns boolean language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_holds and current_setting('moongate.breath', true) = 'on' then return true; end if;
  raise exception 'somebody has to be asked about first' using errcode = 'MG001';
end $$;

revoke all on function kernel.judge(text), kernel.stands(integer), kernel.must(boolean) from public;
grant execute on function kernel.judge(text), kernel.stands(integer), kernel.must(boolean) to moongate_app;

-- As in 0501; what is told of a call is told where it stands.
create or replace function kernel.push_all(p_pushes jsonb) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with told as (
    insert into kernel.push_events (channel, type, data)
    select p.channel, p.type, p.data from jsonb_to_recordset(p_pushes) as p(channel text, type text, data jsonb, call integer)
     where kernel.stands(p.call)
    returning 1)
  select count(*) from told
$$;
