-- Who limits their deposits is not lent money to play with (decisions/0390). The bar follows from the limit: it begins and ends with it, and an
-- exclusion, which is written among the bars, begins and ends beside it.
create or replace view policy.barred as
  select member_id, action, why from policy.bars
  where since <= kernel.now() and (until is null or until > kernel.now())
  union
  select member_id, 'borrow', 'protected' from policy.limits where kind = 'deposit';

create or replace function policy.hold(p_members int[]) returns table (member_id int, barred text[], limited boolean)
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  one int;
begin
  for one in select distinct m from unnest(p_members) m order by m loop
    perform pg_advisory_xact_lock(330, one);
  end loop;
  -- A new statement sees what was committed while this one waited.
  return query
    select m.id,
           array(select b.action || ':' || b.why from policy.barred b where b.member_id = m.id order by 1),
           exists (select from policy.limits l where l.member_id = m.id)
      from (select distinct u from unnest(p_members) u) m(id)
     where exists (select from policy.bars b where b.member_id = m.id) or exists (select from policy.limits l where l.member_id = m.id);
end $$;
