import type { Journey } from './journey.ts'

const LOST = `with b as (
    insert into betting.bets (member_id, id, bill_no, supplier_code, game_type, game_code, game_title, detail, asset, stake, effective, status, settled_at)
      select id, gen_random_uuid(), 'B-' || gen_random_uuid(), 'AG', 3, 'x', '{"zh_cn":"AG slot"}', '{"zh_cn":"0 x"}', 'CNY', $1, $1,
        'COMPLETE', kernel.now() from members.members where name = 'alice' returning member_id, id, stake)
  select kernel.enqueue('kernel.event', json_build_object('event_id', id, 'event', 'betting.settled', 'payload', json_build_object('bets',
    json_build_array(json_build_object('member_id', member_id, 'id', id, 'asset', 'CNY', 'supplier_code', 'AG', 'game_type', 3, 'stake', stake::text,
      'effective', stake::text, 'payout', '0')))), null, null, 5) from b`

/** A slot's bet of alice's that was lost just now, told of as a supplier's is; `stake` in minor units. */
export const loseBet = (journey: Journey, stake: number): Promise<unknown> => journey.books.rows(LOST, [stake])
