-- Up to which sum a level's members wait for nobody when nothing in a withdrawal is remarkable; null: as for everybody.
alter table levelup.levels add column approval_max bigint check (approval_max > 0);

create or replace view levelup.privileges as
  select s.member_id, max(l.level) as level,
    coalesce(max(l.level) filter (where l.ladder = 'live'), 0) as live, coalesce(max(l.level) filter (where l.ladder = 'slot'), 0) as slots,
    max(l.credit) as credit, max(l.rebate_ppm) as rebate_ppm, bool_or(l.is_fast) as is_fast,
    max(l.withdrawals) as withdrawals, max(l.withdrawal_max) as withdrawal_max,
    coalesce((array_agg(l.manager order by l.level desc) filter (where l.manager <> ''))[1], '') as manager,
    max(l.approval_max) as approval_max
  from levelup.standings s join levelup.levels l on l.ladder = s.ladder and l.needed <= s.effective
  group by s.member_id;
