import { z } from 'zod'
import { defineEvent, minor } from '../../kernel/event.ts'
import { findSettledBets } from './bet.sql.ts'

const who = { member_id: z.number().int(), id: z.uuid(), asset: z.string() }

/** Bets that were settled together. `effective`, `stake` and `payout` in minor units of the asset. */
export const settled = defineEvent('betting.settled', {
  summary: 'Bets were finished: settled, or void with their stake given back',
  payload: z.object({
    bets: z.array(
      z.object({
        ...who,
        supplier_code: z.string(),
        game_type: z.number().int(),
        stake: minor,
        effective: minor,
        payout: minor,
      }),
    ),
  }),
  former: {
    payload: z.strictObject({ bets: z.array(z.strictObject({ ...who, effective: minor })) }),
    renew: async (r, { bets }) => ({ bets: await findSettledBets(r, bets) }),
  },
})
