-- What refused claims took off as owed was set off against nothing that was paid, and is owed still: the lines are opened again, as each refusal does by now.
-- Of how much is owed the lines of all claims tell; where nothing was paid of a line nothing can be.
update rebate.days d set claimed_effective = d.effective + 1
from (
  select k.member_id, k.on_day, k.game_type, k.supplier_code
  from rebate.claim_lines k join rebate.claims c on c.member_id = k.member_id and c.id = k.claim_id
  group by 1, 2, 3, 4
  having bool_or(c.state = 'refused' and k.amount < 0) and sum(k.amount) filter (where c.state <> 'refused') > 0
) o
where d.member_id = o.member_id and d.on_day = o.on_day and d.game_type = o.game_type and d.supplier_code = o.supplier_code;

-- What was bet on a day is read member by member.
create index days_by_member on rebate.days (on_day, member_id);
drop index rebate.days_by_day;
