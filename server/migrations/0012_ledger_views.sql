-- What rooms above may read, and what must stay true.
create view ledger.balances as
  select owner_id as member_id, asset, kind as account_kind, balance, frozen from ledger.accounts where not is_house;

create view ledger.house_totals as
  select asset, kind as account_kind, sum(balance)::bigint as balance from ledger.accounts where is_house group by asset, kind;

create view ledger.statement as
  select a.owner_id as member_id, a.asset, a.kind as account_kind, e.posting_id, p.kind, p.operate_type, p.ref, p.sub,
         e.amount, e.balance_after, e.seq, p.created_at
    from ledger.accounts a
    join ledger.entries e on e.account_id = a.id
    join ledger.postings p on p.id = e.posting_id
   where not a.is_house;

-- A posting's two entries are the two it names, and they cancel out in one asset.
create view ledger.invariant_posting_balanced as
  select p.id from ledger.postings p
    left join ledger.entries f on f.account_id = p.from_account and f.seq = p.from_seq and f.posting_id = p.id and f.amount = -p.amount
    left join ledger.entries t on t.account_id = p.to_account and t.seq = p.to_seq and t.posting_id = p.id and t.amount = p.amount
    left join ledger.accounts af on af.id = p.from_account and af.asset = p.asset
    left join ledger.accounts a2 on a2.id = p.to_account and a2.asset = p.asset
   where f.seq is null or t.seq is null or af.id is null or a2.id is null;

create view ledger.invariant_entries_of_posting as
  select posting_id from ledger.entries group by posting_id having count(*) <> 2 or sum(amount) <> 0;

create view ledger.invariant_account_balance as
  select a.id from ledger.accounts a
    left join (select account_id, sum(amount) as amount, count(*) as entries from ledger.entries group by account_id) e on e.account_id = a.id
   where a.balance <> coalesce(e.amount, 0) or a.seq <> coalesce(e.entries, 0);

create view ledger.invariant_asset_sum as
  select asset from ledger.accounts group by asset having sum(balance) <> 0;

create view ledger.invariant_floor as
  select id from ledger.accounts where balance < floor;

create view ledger.invariant_chain as
  select account_id, seq from (
    select account_id, seq, amount, balance_after, lag(balance_after, 1, 0::bigint) over w as before, row_number() over w as place
      from ledger.entries window w as (partition by account_id order by seq)) e
   where before + amount <> balance_after or seq <> place;

create view ledger.invariant_key_once as
  select member_id, key from ledger.postings group by member_id, key having count(*) > 1;

-- No posting reaches another member's accounts or a house bucket of other members.
create view ledger.invariant_owner as
  select p.id from ledger.postings p join ledger.accounts a on a.id in (p.from_account, p.to_account)
   where a.owner_id <> case when a.is_house then p.member_id % 64 else p.member_id end;

create view ledger.invariant_play as
  select id from ledger.accounts
   where (asset = 'PLAY') and not (case when is_house then kind in ('PLAY', 'gaming:JZ') else kind = 'supplier:JZ' end)
      or (asset <> 'PLAY') and is_house and kind = 'PLAY';

grant select on ledger.balances, ledger.house_totals, ledger.statement, ledger.chart to moongate_app;
grant select on ledger.invariant_posting_balanced, ledger.invariant_entries_of_posting, ledger.invariant_account_balance,
  ledger.invariant_asset_sum, ledger.invariant_floor, ledger.invariant_chain, ledger.invariant_key_once, ledger.invariant_owner,
  ledger.invariant_play to moongate_app;
