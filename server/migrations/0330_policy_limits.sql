-- What a member may be barred from besides gifts and loans: to play, to deposit.
alter table policy.bars drop constraint bars_action_check;
alter table policy.bars add constraint bars_action_check check (action in ('receive_gift', 'borrow', 'play', 'deposit'));

-- A member's own limits. `amount` in minor units, of time in seconds. A wish to loosen one waits until `ripe_at`, and then to be confirmed.
create table policy.limits (
  member_id int not null,
  kind      text not null constraint limits_kind_check check (kind in ('deposit', 'stake', 'loss', 'time')),
  period    text not null constraint limits_period_check check (period in ('day', 'week', 'month')),
  amount    bigint not null check (amount >= 0),
  set_at    timestamptz not null default kernel.now(),
  wish      text constraint limits_wish_check check (wish in ('raise', 'remove')),
  wanted    bigint,
  ripe_at   timestamptz,
  primary key (member_id, kind, period),
  constraint limits_wish_whole check ((wish is null) = (ripe_at is null) and (wish is not distinct from 'raise') = (wanted is not null))
);

-- What a member did on a day of the site, as the books tell it, and how long they played.
create table policy.tallies (
  member_id int not null,
  on_day    date not null,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  staked    bigint not null default 0,
  returned  bigint not null default 0,
  seconds   int not null default 0,
  primary key (member_id, on_day)
);

-- Up to which entry of each account the tallies have been brought.
create table policy.bookmarks (
  member_id    int not null,
  account_kind text collate "C" not null,
  seq          bigint not null,
  primary key (member_id, account_kind)
);

-- As what a posting of a kind is counted.
create table policy.counted_kinds (
  kind     text collate "C" primary key,
  counted  text not null check (counted in ('deposited', 'withdrawn', 'staked', 'returned'))
);
insert into policy.counted_kinds (kind, counted) values
  ('cashier.deposit_credited', 'deposited'),
  ('cashier.withdrawal_paid', 'withdrawn'),
  ('lottery.bet', 'staked'),
  ('mirror.bet', 'staked'),
  ('mirror.centre_bet', 'staked'),
  ('lottery.settlement', 'returned'),
  ('lottery.void_refund', 'returned'),
  ('mirror.payout', 'returned'),
  ('mirror.corrected_up', 'returned'),
  ('mirror.corrected_down', 'returned'),
  ('mirror.centre_payout', 'returned'),
  ('mirror.centre_refund', 'returned');

-- When a member was last seen playing, and since when without a pause.
create table policy.clocks (
  member_id int primary key,
  since     timestamptz not null,
  last_at   timestamptz not null
);

-- Holds members until the transaction ends, so that what they do and what protects them happen one after the other, and then tells of those
-- who are barred from something or have limits. Who holds others too holds them in the order of their numbers.
create function policy.hold(p_members int[]) returns table (member_id int, barred text[], limited boolean)
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
           array(select b.action || ':' || b.why from policy.bars b
                  where b.member_id = m.id and b.since <= kernel.now() and (b.until is null or b.until > kernel.now()) order by 1),
           exists (select from policy.limits l where l.member_id = m.id)
      from (select distinct u from unnest(p_members) u) m(id)
     where exists (select from policy.bars b where b.member_id = m.id) or exists (select from policy.limits l where l.member_id = m.id);
end $$;

-- Who is shut out now, for lists of whom not to write to.
create view policy.excluded_members as
  select member_id, since, until from policy.bars
   where action = 'play' and why = 'protected' and since <= kernel.now() and (until is null or until > kernel.now());

grant select, insert, update, delete on policy.limits to moongate_app;
grant select, insert, update on policy.tallies, policy.bookmarks, policy.clocks to moongate_app;
grant select on policy.counted_kinds, policy.excluded_members to moongate_app;
revoke all on function policy.hold from public;
grant execute on function policy.hold to moongate_app;

-- How many limits members have who have any.
create view policy.limited_members as select member_id, count(*)::int as limits from policy.limits group by member_id;
grant select on policy.limited_members to moongate_app;
