-- Opens the accounts of the list that are missing and stand in the chart for their asset. A member once frozen stays so.
create function ledger.open_accounts(p_owner integer[], p_house boolean[], p_name text[], p_asset text[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.accounts (owner_id, is_house, kind, asset, floor, frozen)
  select s.owner, s.house, s.name, s.asset, c.floor,
         not s.house and exists (select from ledger.accounts f where f.owner_id = s.owner and not f.is_house and f.frozen)
    from unnest(p_owner, p_house, p_name, p_asset) s(owner, house, name, asset)
   cross join lateral (select chart.* from ledger.chart
                        where chart.is_house = s.house
                          and (chart.name = s.name or (right(chart.name, 1) = ':' and starts_with(s.name, chart.name) and s.name <> chart.name))
                        order by chart.name = s.name desc limit 1) c
   where case when s.asset = 'PLAY' then c.play else c.site end
   order by s.owner, s.house, s.name, s.asset
  on conflict do nothing
$$;
revoke all on function ledger.open_accounts from public;

-- Posts a batch in one round trip. Accounts are listed once and named by their place in the list (from 1).
-- `p_prev` is the place of an earlier item under the same key, 0 for none.
-- status: 0 posted, 1 repeat, 2 insufficient, 3 linked_refused, 4 key_reused, 5 unknown_account, 6 frozen; numbers of refused items are 0
create function ledger.post(
  p_owner integer[], p_house boolean[], p_name text[], p_asset text[],
  p_key uuid[], p_member integer[], p_kind text[], p_operate smallint[], p_amount bigint[],
  p_from integer[], p_to integer[], p_ref text[], p_sub text[], p_linked boolean[], p_prev integer[],
  out status smallint[], out posting_id bigint[], out from_balance bigint[], out to_balance bigint[]
) language plpgsql security definer
  set search_path = pg_catalog, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  n integer := cardinality(p_key);
  ids bigint[]; tids tid[]; bal bigint[]; flo bigint[]; sq bigint[]; frz boolean[]; place integer[];
  slot integer[] := array_fill(null::integer, array[cardinality(p_owner)]);
  from_seq bigint[] := array_fill(0::bigint, array[n]); to_seq bigint[] := from_seq; same integer[];
  from_account bigint[] := from_seq; to_account bigint[] := from_seq;
  i integer; j integer; f integer; t integer; s smallint; first integer := 1; chain_bad boolean := false;
  posted integer := 0; opened boolean := false; at_time timestamptz; old record;
begin
  status := array_fill(0::smallint, array[n]); posting_id := from_seq; from_balance := from_seq; to_balance := from_seq;

  -- 1. Lock every touched account once, in id order: two batches can not wait for each other.
  loop
    select array_agg(x.id), array_agg(x.ctid), array_agg(x.balance), array_agg(x.floor), array_agg(x.seq), array_agg(x.frozen), array_agg(x.o)
      into ids, tids, bal, flo, sq, frz, place
      from (select a.id, a.ctid, a.balance, a.floor, a.seq, a.frozen, q.o::integer as o
              from unnest(p_owner, p_house, p_name, p_asset) with ordinality q(owner, house, name, asset, o)
              join ledger.accounts a on a.owner_id = q.owner and a.is_house = q.house and a.kind = q.name and a.asset = q.asset
             order by a.id for no key update of a) x;
    exit when cardinality(place) = cardinality(p_owner) or opened;
    perform ledger.open_accounts(p_owner, p_house, p_name, p_asset);
    opened := true;   -- once: what is still missing stands in no chart
  end loop;
  for i in 1 .. coalesce(cardinality(place), 0) loop slot[place[i]] := i; end loop;

  -- 2. A new statement sees what was committed while this one waited: earlier postings under the same keys.
  for old in
    select q.o, p.id, p.kind, p.amount, p.from_account, p.to_account, p.ref, p.sub, ef.balance_after as fb, et.balance_after as tb
      from unnest(p_member, p_key) with ordinality q(member, key, o)
      join ledger.postings p on p.member_id = q.member and p.key = q.key
      join ledger.entries ef on ef.account_id = p.from_account and ef.seq = p.from_seq
      join ledger.entries et on et.account_id = p.to_account and et.seq = p.to_seq
  loop
    i := old.o;
    if (old.kind, old.amount, old.from_account, old.to_account, old.ref, old.sub)
       is not distinct from (p_kind[i], p_amount[i], ids[slot[p_from[i]]], ids[slot[p_to[i]]], p_ref[i], p_sub[i]) then
      status[i] := 1; posting_id[i] := old.id; from_balance[i] := old.fb; to_balance[i] := old.tb;
    else
      status[i] := 4;
    end if;
  end loop;

  -- 3. Decide in memory, in order. A chain of linked items stands or falls together.
  for i in 1 .. n loop
    s := status[i]; f := p_from[i]; t := p_to[i]; j := p_prev[i];
    if p_asset[f] <> p_asset[t]
       or (p_owner[f] <> p_member[i] % 64 and p_house[f]) or (p_owner[f] <> p_member[i] and not p_house[f])
       or (p_owner[t] <> p_member[i] % 64 and p_house[t]) or (p_owner[t] <> p_member[i] and not p_house[t]) then
      raise exception 'item %: both legs carry one asset and belong to its member or the member''s house bucket', i
        using errcode = 'check_violation';
    end if;
    while s = 0 and j > 0 and status[j] > 1 loop j := p_prev[j]; end loop;
    if s = 0 and j > 0 then   -- the same key stands earlier in this batch
      same[i] := j;
      if (p_kind[j], p_amount[j], p_from[j], p_to[j], p_ref[j], p_sub[j])
         is not distinct from (p_kind[i], p_amount[i], f, t, p_ref[i], p_sub[i]) then
        s := 1; posting_id[i] := posting_id[j]; from_balance[i] := from_balance[j]; to_balance[i] := to_balance[j];
      else
        s := 4;
      end if;
    end if;
    if s = 0 then
      f := slot[f]; t := slot[t];
      if f is null or t is null then s := 5;
      elsif frz[f] or frz[t] then s := 6;
      elsif bal[f] - p_amount[i] < flo[f] then s := 2;
      else
        bal[f] := bal[f] - p_amount[i]; sq[f] := sq[f] + 1; from_account[i] := ids[f]; from_seq[i] := sq[f]; from_balance[i] := bal[f];
        bal[t] := bal[t] + p_amount[i]; sq[t] := sq[t] + 1; to_account[i] := ids[t]; to_seq[i] := sq[t]; to_balance[i] := bal[t];
        posting_id[i] := nextval('ledger.posting_id'); posted := posted + 1;
      end if;
    end if;
    status[i] := s;
    if s > 1 then chain_bad := true; end if;
    if not p_linked[i] then
      if chain_bad and first < i then
        for j in first .. i loop
          if status[j] = 0 then
            f := slot[p_from[j]]; t := slot[p_to[j]];
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
  if posted = 0 then return; end if;

  -- 4. Write with three set statements. The time is taken under the locks, so no account's history runs backwards.
  at_time := kernel.now();
  update ledger.accounts a set balance = v.balance, seq = v.seq   -- locked rows keep their place, so no index is searched
    from unnest(tids, bal, sq) v(tid, balance, seq) where a.ctid = v.tid and a.seq <> v.seq;
  begin
    insert into ledger.postings (id, member_id, key, kind, operate_type, asset, amount, from_account, from_seq, to_account, to_seq, ref, sub, created_at)
    select q.id, q.member, q.key, q.kind, q.operate, p_asset[q.f], q.amount, q.fa, q.fs, q.ta, q.ts, q.ref, q.sub, at_time
      from unnest(p_member, posting_id, p_key, p_kind, p_operate, p_amount, p_from, from_account, from_seq, to_account, to_seq, p_ref, p_sub, status)
        q(member, id, key, kind, operate, amount, f, fa, fs, ta, ts, ref, sub, status)
     where q.status = 0;
  exception when unique_violation then   -- another batch took the key over other accounts while this one ran
    raise exception 'a key was posted meanwhile' using errcode = 'serialization_failure';
  end;
  insert into ledger.entries (account_id, seq, posting_id, amount, balance_after)
  select q.account, q.seq, q.id, -q.amount, q.balance
    from unnest(from_account, from_seq, posting_id, p_amount, from_balance, status) q(account, seq, id, amount, balance, status) where q.status = 0
  union all
  select q.account, q.seq, q.id, q.amount, q.balance
    from unnest(to_account, to_seq, posting_id, p_amount, to_balance, status) q(account, seq, id, amount, balance, status) where q.status = 0;
end $$;
revoke all on function ledger.post from public;
grant execute on function ledger.post to moongate_app;

-- A broken invariant stops a member's money until a person has looked. Returns how many accounts it touched.
create function ledger.set_frozen(p_member integer, p_frozen boolean) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  with touched as (update ledger.accounts set frozen = p_frozen where owner_id = p_member and not is_house and frozen <> p_frozen returning 1)
  select count(*) from touched
$$;
revoke all on function ledger.set_frozen from public;
grant execute on function ledger.set_frozen to moongate_app;
