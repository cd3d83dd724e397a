import { z } from 'zod'
import { nothing, wireTime } from './common.ts'
import { code, odds } from './lottery.ts'
import { defineRoutes } from './route.ts'
import { ODDS_READERS, ODDS_SETTERS } from './staff.states.ts'
import { text } from './text.ts'

/** `rtp`: per cent of the stakes that come back in theory at `odds`. `min` and `max` bound what may be set; `built_in` is offered until somebody sets others. */
const offer = z.object({
  code: z.string(),
  bet_type: z.string(),
  bet_type_text: z.string(),
  family_text: z.string(),
  probability: z.string(),
  odds: z.string(),
  rtp: z.string(),
  built_in: z.string(),
  min: z.string(),
  max: z.string(),
  changed_at: wireTime.nullable(),
  changed_by: z.string(),
})

/** What the lottery offers, and who sets it. */
export const lotteryOfficeRoutes = defineRoutes({
  odds: {
    method: 'GET',
    path: '/odds',
    who: { staff: ODDS_READERS },
    summary: 'Odds of every bet type with the return they give and the band they may be set in',
    input: nothing,
    output: z.object({ data: z.array(z.object({ code: z.string(), title: z.string(), offers: z.array(offer) })) }),
    errors: [],
    rows: ['R1.1', 'R6.6'],
  },
  setOdds: {
    method: 'POST',
    path: '/odds',
    who: { staff: ODDS_SETTERS },
    summary:
      'Sets the odds of a bet type, if they are still what the person saw (`was`); bets that were sold keep theirs',
    idempotent: true,
    input: z.object({ code, bet_type: z.string().max(40), odds, was: odds, reason: text('reason') }),
    output: z.object({ data: offer }),
    errors: [
      'lottery.game_unknown',
      'lottery.bet_type_unknown',
      'lottery.odds_out_of_band',
      'lottery.odds_set_meanwhile',
    ],
    rows: ['R1.1', 'R6.6'],
  },
})
