-- Accounts are locked in the order of their numbers again, as before 0520: who finds an account missing holds others by then, and those that are opened
-- have the highest numbers. Locked by name, a new account that goes before an old one had each waiter with the old sight and each with the new one wait
-- for the other, until the deadlock was found. The rest is as it stands in 0520.
create or replace function ledger.post(
  p_owner integer[], p_house boolean[], p_name text[], p_asset text[],
  p_key uuid[], p_member integer[], p_kind text[], p_operate smallint[], p_amount bigint[],
  p_from integer[], p_to integer[], p_ref text[], p_sub text[], p_linked boolean[], p_prev integer[],
  out status smallint[], out posting_id bigint[], out from_balance bigint[], out to_balance bigint[]
) language plpgsql security definer
  set search_path = pg_catalog, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set plan_cache_mode = force_generic_plan as $$
declare
  n integer := cardinality(p_key);
  ids bigint[]; tids tid[]; flo bigint[]; frz boolean[]; old_bal bigint[]; old_sq bigint[]; bal bigint[]; sq bigint[];
  zeros bigint[] := array_fill(0::bigint, array[n]);
  from_seq bigint[]; to_seq bigint[]; same integer[];
  i integer; j integer; f integer; t integer; m integer; s smallint; amount bigint; first integer; chain_bad boolean;
  posted integer; refused boolean; asked boolean := false; opened boolean := false; at_time timestamptz; old record; taken text;
begin
  -- 1. Lock every touched account once, in the order of their numbers: two batches can not wait for each other, nor those who open with those who lock.
  loop
    select array_agg(x.id order by x.o), array_agg(x.ctid order by x.o), array_agg(x.balance order by x.o), array_agg(x.floor order by x.o),
           array_agg(x.seq order by x.o), array_agg(x.frozen order by x.o)
      into ids, tids, old_bal, flo, old_sq, frz
      from (select a.id, a.ctid, a.balance, a.floor, a.seq, a.frozen, q.o
              from unnest(p_owner, p_house, p_name, p_asset) with ordinality q(owner, house, name, asset, o)
              join ledger.accounts a on a.owner_id = q.owner and a.is_house = q.house and a.kind = q.name and a.asset = q.asset
             order by a.id for no key update of a) x;
    exit when cardinality(ids) = cardinality(p_owner);
    if opened then   -- what is still missing stands in no chart: its place stays empty
      select array_agg(a.id order by q.o), array_agg(a.ctid order by q.o), array_agg(a.balance order by q.o), array_agg(a.floor order by q.o),
             array_agg(a.seq order by q.o), array_agg(a.frozen order by q.o)
        into ids, tids, old_bal, flo, old_sq, frz
        from unnest(p_owner, p_house, p_name, p_asset) with ordinality q(owner, house, name, asset, o)
        left join ledger.accounts a on a.owner_id = q.owner and a.is_house = q.house and a.kind = q.name and a.asset = q.asset;
      exit;
    end if;
    perform ledger.open_accounts(p_owner, p_house, p_name, p_asset);
    opened := true;
  end loop;

  loop
    status := array_fill(0::smallint, array[n]); posting_id := zeros; from_balance := zeros; to_balance := zeros;
    from_seq := zeros; to_seq := zeros; bal := old_bal; sq := old_sq; same := null;
    first := 1; chain_bad := false; posted := 0; refused := false;

    -- 2. Earlier postings under the same keys. Nearly never is there one, so that is asked only where a key was taken or an item refused.
    if asked then
      for old in
        select q.o, p.id, p.kind, p.amount, p.from_account, p.to_account, p.ref, p.sub, ef.balance_after as fb, et.balance_after as tb
          from unnest(p_member, p_key) with ordinality q(member, key, o)
          join ledger.postings p on p.member_id = q.member and p.key = q.key
          join ledger.entries ef on ef.account_id = p.from_account and ef.seq = p.from_seq
          join ledger.entries et on et.account_id = p.to_account and et.seq = p.to_seq
      loop
        i := old.o;
        if (old.kind, old.amount, old.from_account, old.to_account, old.ref, old.sub)
           is not distinct from (p_kind[i], p_amount[i], ids[p_from[i]], ids[p_to[i]], p_ref[i], p_sub[i]) then
          status[i] := 1; posting_id[i] := old.id; from_balance[i] := old.fb; to_balance[i] := old.tb;
        else
          status[i] := 4;
        end if;
      end loop;
    end if;

    -- 3. Decide in memory, in order. A chain of linked items stands or falls together.
    for i in 1 .. n loop
      s := status[i]; f := p_from[i]; t := p_to[i]; m := p_member[i]; amount := p_amount[i];
      if p_asset[f] <> p_asset[t]
         or p_owner[f] <> (case when p_house[f] then m % 64 else m end) or p_owner[t] <> (case when p_house[t] then m % 64 else m end) then
        raise exception 'item %: both legs carry one asset and belong to its member or the member''s house bucket', i
          using errcode = 'check_violation';
      end if;
      if s = 0 and p_prev[i] > 0 then
        j := p_prev[i];
        while j > 0 and status[j] > 1 loop j := p_prev[j]; end loop;
        if j > 0 then   -- the same key stands earlier in this batch
          same[i] := j;
          if (p_kind[j], p_amount[j], p_from[j], p_to[j], p_ref[j], p_sub[j])
             is not distinct from (p_kind[i], amount, f, t, p_ref[i], p_sub[i]) then
            s := 1; posting_id[i] := posting_id[j]; from_balance[i] := from_balance[j]; to_balance[i] := to_balance[j];
          else
            s := 4;
          end if;
        end if;
      end if;
      if s = 0 then
        if ids[f] is null or ids[t] is null then s := 5;
        elsif frz[f] or frz[t] then s := 6;
        elsif bal[f] - amount < flo[f] then s := 2;
        else
          bal[f] := bal[f] - amount; sq[f] := sq[f] + 1; from_seq[i] := sq[f]; from_balance[i] := bal[f];
          bal[t] := bal[t] + amount; sq[t] := sq[t] + 1; to_seq[i] := sq[t]; to_balance[i] := bal[t];
          posting_id[i] := nextval('ledger.posting_id'); posted := posted + 1;
        end if;
      end if;
      if s > 0 then
        status[i] := s;
        if s > 1 then chain_bad := true; refused := true; end if;
      end if;
      if not p_linked[i] then
        if chain_bad and first < i then
          for j in first .. i loop
            if status[j] = 0 then
              f := p_from[j]; t := p_to[j];
              bal[f] := bal[f] + p_amount[j]; sq[f] := sq[f] - 1;
              bal[t] := bal[t] - p_amount[j]; sq[t] := sq[t] - 1;
              status[j] := 3; posted := posted - 1;
            elsif status[j] = 1 and same[j] >= first and status[same[j]] = 3 then
              status[j] := 3;
            end if;
            if status[j] = 3 then posting_id[j] := 0; from_balance[j] := 0; to_balance[j] := 0; end if;
          end loop;
        end if;
        first := i + 1; chain_bad := false;
      end if;
    end loop;
    if refused and not asked then asked := true; continue; end if;
    if posted = 0 then return; end if;

    -- 4. Write in one statement. The time is taken under the locks, so no account's history runs backwards.
    at_time := kernel.now();
    begin
      with q as materialized (
        select * from unnest(p_member, p_key, p_kind, p_operate, p_amount, p_from, p_to, p_ref, p_sub, status, posting_id, from_seq, to_seq, from_balance, to_balance)
          q(member, key, kind, operate, amount, f, t, ref, sub, status, id, fs, ts, fb, tb) where q.status = 0
      ), changed as (   -- locked rows keep their place, so no index is searched
        update ledger.accounts a set balance = v.balance, seq = v.seq from unnest(tids, bal, sq) v(tid, balance, seq) where a.ctid = v.tid and a.seq <> v.seq
      ), written as (
        insert into ledger.postings (id, member_id, key, kind, operate_type, asset, amount, from_account, from_seq, to_account, to_seq, ref, sub, created_at)
        select q.id, q.member, q.key, q.kind, q.operate, p_asset[q.f], q.amount, ids[q.f], q.fs, ids[q.t], q.ts, q.ref, q.sub, at_time from q
      )
      insert into ledger.entries (account_id, seq, posting_id, amount, balance_after)
      select ids[q.f], q.fs, q.id, -q.amount, q.fb from q union all select ids[q.t], q.ts, q.id, q.amount, q.tb from q;
      return;
    exception when unique_violation then
      get stacked diagnostics taken = constraint_name;
      if taken <> 'postings_pkey' then raise; end if;
      if asked then   -- another batch took the key over other accounts while this one ran
        raise exception 'a key was posted meanwhile' using errcode = 'serialization_failure';
      end if;
      asked := true;
    end;
  end loop;
end $$;

-- Whose money is stopped is kept beside their accounts: a member who was frozen before their first posting had none to carry the mark, and what was opened
-- for them afterwards took money in and let it out.
create table ledger.frozen_members (member_id integer primary key);
insert into ledger.frozen_members (member_id) select distinct owner_id from ledger.accounts where not is_house and frozen;

-- Opens the accounts of the list that are missing and stand in the chart for their asset, frozen where their member is. Who opens and who freezes the same
-- member wait for each other (one of 64 keys, as the house's buckets), so that no account is opened past a freeze that has not seen it.
create or replace function ledger.open_accounts(p_owner integer[], p_house boolean[], p_name text[], p_asset text[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select pg_advisory_xact_lock_shared(hashtextextended('ledger.frozen_members', k.key))
    from (select distinct s.owner % 64 as key from unnest(p_owner, p_house) s(owner, house) where not s.house order by 1) k;
  insert into ledger.accounts (owner_id, is_house, kind, asset, floor, frozen)
  select s.owner, s.house, s.name, s.asset, c.floor, not s.house and exists (select from ledger.frozen_members f where f.member_id = s.owner)
    from unnest(p_owner, p_house, p_name, p_asset) s(owner, house, name, asset)
   cross join lateral (select chart.* from ledger.chart
                        where chart.is_house = s.house
                          and (chart.name = s.name or (right(chart.name, 1) = ':' and starts_with(s.name, chart.name) and s.name <> chart.name))
                        order by chart.name = s.name desc limit 1) c
   where case when s.asset = 'PLAY' then c.play else c.site end
   order by s.owner, s.house, s.name, s.asset
  on conflict do nothing
$$;

-- Returns how many accounts it touched. Those that are there are locked first, as a posting locks them before it opens others; those that were opened
-- meanwhile are seen once their posting is over.
create or replace function ledger.set_frozen(p_member integer, p_frozen boolean) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  touched bigint; later bigint;
begin
  update ledger.accounts set frozen = p_frozen where owner_id = p_member and not is_house and frozen <> p_frozen;
  get diagnostics touched = row_count;
  perform pg_advisory_xact_lock(hashtextextended('ledger.frozen_members', p_member % 64));
  if p_frozen then
    insert into ledger.frozen_members (member_id) values (p_member) on conflict do nothing;
  else
    delete from ledger.frozen_members where member_id = p_member;
  end if;
  update ledger.accounts set frozen = p_frozen where owner_id = p_member and not is_house and frozen <> p_frozen;
  get diagnostics later = row_count;
  return touched + later;
end $$;

-- Of a member's money all is stopped, or none.
create view ledger.invariant_frozen as
  select a.id from ledger.accounts a left join ledger.frozen_members f on f.member_id = a.owner_id
   where not a.is_house and a.frozen <> (f.member_id is not null);
grant select on ledger.invariant_frozen to moongate_app;
