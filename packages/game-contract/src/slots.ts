import type { Round } from '@moongate/slots'
import { z } from 'zod'
import { amount, count, ms, own, ownOne, played, session, shown, spell, stake, visit } from './call.ts'

/** A free spin that an operator has granted: which of how many it is, and what it is played with. */
const granted = z.strictObject({ grant: z.string(), spin: count, of: count, stake })
/** `is_free`: the stake was not paid, and the win is the operator's to give. */
const round = z.strictObject({
  id: z.string(),
  stake: amount,
  payout: amount,
  at: ms,
  round: shown<Round>(),
  is_free: z.boolean(),
})
/** What a player has, and the free spin that comes next, where one does. */
const seat = z.strictObject({ balance: amount, free: granted.nullable() })
const spin = z.strictObject({ ...round.shape, ...seat.shape })
const historyRow = z.strictObject({ ...played, free_spins: count, is_free: z.boolean() })

/** `stake` of those that the game takes is shown first; `free` is the free spin that comes next. */
const opened = z.strictObject({
  ...visit,
  game: z.string(),
  stakes: z.array(stake).readonly(),
  stake,
  free: granted.nullable(),
})

export const slots = {
  visit: opened,
  calls: {
    spin: { asks: z.object({ session, spin_id: z.uuid(), stake, grant: z.uuid().optional() }), tells: spin },
    seat: { asks: own, tells: seat },
    round: { asks: ownOne, tells: round },
    history: { asks: own, tells: z.strictObject({ rounds: z.array(historyRow) }) },
    spell,
  },
  /**
   * `session`: the page is nobody's any more. `poor`: the stake is not there. `stake`: the game takes no such stake. `free`: the free spins that
   * were asked for are over. `time`: the player's time is used up, as the operator said.
   */
  refused: z.strictObject({ error: z.enum(['session', 'poor', 'stake', 'free', 'time', 'unknown']) }),
}

export type Visit = z.infer<typeof opened>
export type Granted = z.infer<typeof granted>
export type RoundTold = z.infer<typeof round>
export type SeatTold = z.infer<typeof seat>
export type SpinTold = z.infer<typeof spin>
export type AskedSpin = z.infer<typeof slots.calls.spin.asks>
export type HistoryRow = z.infer<typeof historyRow>
export type Refused = z.infer<typeof slots.refused>
