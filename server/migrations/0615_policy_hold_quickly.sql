-- Whom nothing protects costs as little as it can, since every stake and transfer asks: one statement takes all holds, one look says that
-- nobody of them is barred or limited, and its plan is kept (decisions/0532).
create or replace function policy.hold(p_members integer[]) returns table (member_id integer, barred text[], limited boolean)
language plpgsql
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  perform pg_advisory_xact_lock(330, one.id) from (select distinct m from unnest(p_members) m order by m) one(id);
  -- A new statement sees what was committed while this one waited.
  if not exists (select from policy.bars b where b.member_id = any (p_members))
     and not exists (select from policy.limits l where l.member_id = any (p_members)) then
    return;
  end if;
  return query
    select m.id,
           array(select b.action || ':' || b.why from policy.barred b where b.member_id = m.id order by 1),
           exists (select from policy.limits l where l.member_id = m.id)
      from (select distinct u from unnest(p_members) u) m(id)
     where exists (select from policy.bars b where b.member_id = m.id) or exists (select from policy.limits l where l.member_id = m.id);
end $$;
