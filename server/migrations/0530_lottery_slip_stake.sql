-- One stake for all lines of a slip (decisions/0446). A ticket names its slip where the slip's stake was taken as one; those sold before, and slips of one line, have
-- a stake of their own. No row is rewritten or read.
alter table lottery.tickets add column slip_id uuid;

-- What slips and tickets say is what the ledger moved for their member, each way, and nothing else was moved; what a ticket of a slip cost is what its factors make.
drop view lottery.invariant_ticket_money;
create view lottery.invariant_ticket_money as
with moved as (
  select member_id, ref, coalesce(-sum(amount) filter (where kind = 'lottery.bet'), 0) as staked, coalesce(sum(amount) filter (where kind <> 'lottery.bet'), 0) as returned
  from ledger.statement where account_kind = 'supplier:JZ' and kind in ('lottery.bet', 'lottery.settlement', 'lottery.void_refund') group by member_id, ref
), said as (
  select member_id, ref, sum(stake) as staked, sum(payout) as returned
  from (select member_id, coalesce(slip_id, id)::text as ref, stake, 0 as payout from lottery.tickets
    union all select member_id, id::text, 0, payout from lottery.tickets) t
  group by member_id, ref
)
select ref from moved m full join said s using (member_id, ref)
where (coalesce(m.staked, 0), coalesce(m.returned, 0)) <> (coalesce(s.staked, 0), coalesce(s.returned, 0))
union all
select id::text from lottery.tickets where slip_id is not null and stake <> units * unit_stake * multiple;
grant select on lottery.invariant_ticket_money to moongate_app;
