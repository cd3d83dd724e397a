import type { CardView } from '@moongate/cards'
import { z } from 'zod'
import { amount, count, ms, own, played, replay, session, shown, spell, stake, visit } from './call.ts'

const round = z.string().max(64)
const wager = z.strictObject({ name: z.string(), stake: amount, payout: amount })
const option = z.strictObject({ move: z.string(), cost: amount })

/** A round as its player sees it; the `words` that shuffled it come with its end. */
const roundTold = z.strictObject({
  id: z.string(),
  stake: amount,
  turn: count,
  over: z.boolean(),
  left_ms: ms,
  hash: z.string(),
  words: z.string().nullable(),
  wagers: z.array(wager),
  options: z.array(option),
  hint: z.string(),
  view: shown<CardView>(),
})
/** `next` is the fingerprint of the shuffle that comes next. */
const seat = z.strictObject({ balance: amount, round: roundTold.nullable(), next: z.string() })
const historyRow = z.strictObject(played)

/** Stakes are whole multiples of `unit`. */
const opened = z.strictObject({ ...visit, game: z.string(), least: amount, most: amount, unit: stake })

export const cards = {
  visit: opened,
  calls: {
    seat: { asks: z.object({ session, round: round.optional() }), tells: seat },
    deal: { asks: z.object({ session, deal_id: z.uuid(), stake }), tells: seat },
    move: {
      asks: z.object({ session, round, turn: count, move: z.string().max(100) }),
      tells: seat,
    },
    history: { asks: own, tells: z.strictObject({ rounds: z.array(historyRow) }) },
    spell,
    replay,
  },
  /** `time`: the player's time is used up, as the operator said. `move`: the round does not take it now. */
  refused: z.strictObject({ error: z.enum(['session', 'poor', 'stake', 'time', 'move', 'unknown']) }),
}

export type Visit = z.infer<typeof opened>
export type RoundTold<V = CardView> = Omit<z.infer<typeof roundTold>, 'view'> & { view: V }
export type SeatTold = z.infer<typeof seat>
export type WagerTold = z.infer<typeof wager>
export type HistoryRow = z.infer<typeof historyRow>
export type Refused = z.infer<typeof cards.refused>
