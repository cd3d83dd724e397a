-- What was set off against a claim that staff refused after it comes back: the lines are opened again, as each refusal does by now.
update rebate.days d set claimed_effective = 9223372036854775807
from (
  select k.member_id, k.on_day, k.game_type, k.supplier_code
  from rebate.claim_lines k join rebate.claims c on c.member_id = k.member_id and c.id = k.claim_id
  group by 1, 2, 3, 4
  having bool_or(c.state = 'refused') and sum(k.amount) filter (where c.state <> 'refused') < 0
) o
where d.member_id = o.member_id and d.on_day = o.on_day and d.game_type = o.game_type and d.supplier_code = o.supplier_code;
