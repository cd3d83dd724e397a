-- Channels and orders name the asset they are in. The rows of before are in the site's currency, which the start names
-- (moongate.currency): without it a table with rows is left as it is and the migration fails.
alter table cashier.channels add column asset text;
alter table cashier.deposits add column asset text;
alter table cashier.withdrawals add column asset text;
update cashier.channels set asset = nullif(current_setting('moongate.currency', true), '');
update cashier.deposits set asset = nullif(current_setting('moongate.currency', true), '');
update cashier.withdrawals set asset = nullif(current_setting('moongate.currency', true), '');
alter table cashier.channels alter column asset set not null;
alter table cashier.deposits alter column asset set not null;
alter table cashier.withdrawals alter column asset set not null;

-- Held money is the sum of the open withdrawals, asset by asset.
create or replace view cashier.invariant_held as
  select coalesce(b.member_id, w.member_id) as member_id
  from (select member_id, asset, sum(balance)::bigint as balance from ledger.balances where account_kind = 'held' group by 1, 2) b
  full join (select member_id, asset, sum(amount)::bigint as amount from cashier.withdrawals where state in ('requested', 'in_review', 'paying') group by 1, 2) w
    on w.member_id = b.member_id and w.asset = b.asset
  where coalesce(b.balance, 0) <> coalesce(w.amount, 0);

-- A deposit is credited once, in its asset, and only when its order says so.
create or replace view cashier.invariant_credited_once as
  select d.id from cashier.deposits d
  left join (select ref, asset, count(*) as n, sum(amount)::bigint as amount from ledger.statement where kind = 'cashier.deposit_credited' and account_kind = 'centre' group by ref, asset) s
    on s.ref = d.bill_no and s.asset = d.asset
  where (d.state = 'credited') <> (coalesce(s.n, 0) = 1) or (d.state = 'credited' and s.amount <> d.amount);
