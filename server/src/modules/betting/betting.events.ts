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

/**
 * Bets that turned out otherwise after they had ended, corrected together. `correction_id` grows with every correction of a bet, so
 * that a listener may hear them in any order and more than once.
 */
export const corrected = defineEvent('betting.corrected', {
  summary: 'Bets that had ended were corrected: settled with another payout, or cancelled with their stake given back',
  payload: z.object({
    bets: z.array(
      z.object({
        ...who,
        correction_id: z.number().int(),
        supplier_code: z.string(),
        game_type: z.number().int(),
        stake: minor,
        effective_before: minor,
        effective_after: minor,
        payout_before: minor,
        payout_after: minor,
        reason: z.string(),
      }),
    ),
  }),
})
