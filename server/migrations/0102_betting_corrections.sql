-- What was changed on bets that had ended, and why. Rows are added and never changed.
create table betting.corrections (
  member_id        int not null,
  id               int generated always as identity,
  bet_id           uuid not null,
  status_before    text not null check (status_before in ('COMPLETE', 'N', 'CANCEL')),
  effective_before bigint not null check (effective_before >= 0),
  payout_before    bigint not null check (payout_before >= 0),
  status_after     text not null check (status_after in ('COMPLETE', 'N', 'CANCEL')),
  effective_after  bigint not null check (effective_after >= 0),
  payout_after     bigint not null check (payout_after >= 0),
  reason           text not null check (reason <> ''),
  at               timestamptz not null default kernel.now(),
  primary key (member_id, id),
  foreign key (member_id, bet_id) references betting.bets (member_id, id),
  check ((status_before, effective_before, payout_before) <> (status_after, effective_after, payout_after))
);
create index corrections_of_bet on betting.corrections (member_id, bet_id, id);

-- Each correction begins where the one before it ended, and the last one says what the bet says.
create view betting.invariant_corrections as
  select c.id from (
    select id, bet_id, member_id, (status_after, effective_after, payout_after) as after,
      lead((status_before, effective_before, payout_before)) over of_bet as next_before, lead(id) over of_bet as next_id
    from betting.corrections window of_bet as (partition by member_id, bet_id order by id)) c
  join betting.bets b on b.member_id = c.member_id and b.id = c.bet_id
  where case when c.next_id is null then c.after <> (b.status, b.effective, b.payout) else c.after <> c.next_before end;

grant select, insert on betting.corrections to moongate_app;
grant select on betting.invariant_corrections to moongate_app;
