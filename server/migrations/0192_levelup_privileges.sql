-- What members' levels let them do, for the modules above: the best that any level they have reached gives; who manages is said by the
-- highest level that names somebody.
create view levelup.privileges as
  select s.member_id, max(l.level) as level,
    coalesce(max(l.level) filter (where l.ladder = 'live'), 0) as live, coalesce(max(l.level) filter (where l.ladder = 'slot'), 0) as slots,
    max(l.credit) as credit, max(l.rebate_ppm) as rebate_ppm, bool_or(l.is_fast) as is_fast,
    max(l.withdrawals) as withdrawals, max(l.withdrawal_max) as withdrawal_max,
    coalesce((array_agg(l.manager order by l.level desc) filter (where l.manager <> ''))[1], '') as manager
  from levelup.standings s join levelup.levels l on l.ladder = s.ladder and l.needed <= s.effective
  group by s.member_id;

grant select on levelup.privileges to moongate_app;
