-- A bet that is corrected after it counted gives back what it has lowered. For that it is kept how much of the requirements
-- each bet took (bets counted before this took an amount nobody wrote down: 0) and which correction was the last to be heard.
alter table turnover.counted_bets
  drop constraint counted_bets_effective_check,
  add column consumed bigint not null default 0,
  add column correction_id int not null default 0,
  add constraint counted_bets_effective_check check (effective >= 0),
  add constraint counted_bets_consumed_check check (consumed between 0 and effective);
grant update (effective, consumed, correction_id) on turnover.counted_bets to moongate_app;

-- What bets took from the requirements stands in the requirements.
create view turnover.invariant_consumed as
  select b.member_id from (select member_id, sum(consumed) as consumed from turnover.counted_bets group by 1) b
  left join (select member_id, sum(consumed) as consumed from turnover.requirements group by 1) r using (member_id)
  where b.consumed > coalesce(r.consumed, 0);
grant select on turnover.invariant_consumed to moongate_app;
