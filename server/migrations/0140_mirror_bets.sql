create schema mirror;

-- Every bet that a supplier with a book of its own told of: what it said last, and what of that stands in our books. `told` is the bet
-- whole for as long as it waits to be written there.
create table mirror.bets (
  supplier_code  text not null,
  bet_id         text not null,
  member_id      int not null,
  id             uuid not null,
  stake          bigint not null check (stake > 0),
  payout         bigint not null check (payout >= 0),
  status         text not null constraint told_status_check check (status in ('open', 'settled', 'void', 'cancelled')),
  changed_at     timestamptz not null,
  told           jsonb,
  fault          text not null default '',
  tried_at       timestamptz,
  booked_stake   bigint,
  booked_payout  bigint,
  booked_status  text constraint booked_status_check check (booked_status in ('open', 'settled', 'void', 'cancelled')),
  primary key (supplier_code, bet_id),
  check ((booked_status is null) = (booked_stake is null) and (booked_status is null) = (booked_payout is null))
);
create index bets_waiting on mirror.bets (supplier_code, tried_at nulls first) where told is not null;
create index bets_of_member on mirror.bets (member_id, supplier_code);

-- How far the bets of a supplier were pulled, and since when it does not answer.
create table mirror.pulls (
  supplier_code text primary key,
  pulled_to     timestamptz,
  failing_since timestamptz
);

-- What was posted for a member's bets is what stands in our books of them.
create view mirror.invariant_money as
  select coalesce(b.member_id, s.member_id) as member_id, coalesce(b.supplier_code, s.supplier_code) as supplier_code
  from (select member_id, supplier_code, sum(booked_payout - booked_stake)::bigint as amount from mirror.bets
        where booked_status is not null group by 1, 2) b
  full join (select member_id, sub as supplier_code, sum(amount)::bigint as amount from ledger.statement
             where kind like 'mirror.%' group by 1, 2) s
    on s.member_id = b.member_id and s.supplier_code = b.supplier_code
  where coalesce(b.amount, 0) <> coalesce(s.amount, 0);

grant usage on schema mirror to moongate_app;
grant select, insert on mirror.bets, mirror.pulls to moongate_app;
grant update (stake, payout, status, changed_at, told, fault, tried_at, booked_stake, booked_payout, booked_status) on mirror.bets to moongate_app;
grant update (pulled_to, failing_since) on mirror.pulls to moongate_app;
grant select on mirror.invariant_money to moongate_app;
