import { z } from 'zod'
import { amount, count, ms, own, played, replay, session, spell, stake, visit } from './call.ts'

/** A batch holds what a cannon fires in a second, at most. */
const BATCH = 10

/** What a shot asks for: a fish by its count, and the stake of the cannon. */
const shot = z.object({ fish: count, stake })
/** What became of a shot; the last three were never paid for. */
const state = z.enum(['caught', 'missed', 'gone', 'poor', 'fast'])
const decided = z.strictObject({ ...shot.shape, state, times: count, struck: z.array(count).readonly() })

/** The sea as a player sees it: `at` is how far it has flowed, `place` this player's own among four. */
const seat = z.strictObject({
  sea: z.string(),
  seed: z.number().int(),
  at: ms,
  left_ms: ms,
  hash: z.string(),
  place: count,
  taken: z.array(count).readonly(),
  /** What the others have fired last, and when by the sea's own time. */
  fired: z.array(z.strictObject({ place: count, at: z.number(), shots: z.array(shot).readonly() })).readonly(),
  caught: z.array(z.strictObject({ fish: count, place: z.number().int() })).readonly(),
  balance: amount,
})
const shots = z.strictObject({ ...seat.shape, shots: z.array(decided).readonly() })
const historyRow = z.strictObject({ ...played, shots: count, caught: z.array(z.string()) })

const opened = z.strictObject(visit)

export const fishing = {
  visit: opened,
  calls: {
    sea: { asks: own, tells: seat },
    shoot: {
      asks: z.object({
        session,
        sea: z.string().max(20),
        batch_id: z.uuid(),
        shots: z.array(shot).min(1).max(BATCH).readonly(),
      }),
      tells: shots,
    },
    history: { asks: own, tells: z.strictObject({ rounds: z.array(historyRow) }) },
    spell,
    replay,
  },
  /** `session`: the page is nobody's any more. `time`: the player's time is used up, as the operator said. */
  refused: z.strictObject({ error: z.enum(['session', 'time', 'unknown']) }),
}

export type Visit = z.infer<typeof opened>
export type Shot = z.infer<typeof shot>
export type ShotState = z.infer<typeof state>
export type Decided = z.infer<typeof decided>
export type SeatTold = z.infer<typeof seat>
export type ShotsTold = z.infer<typeof shots>
export type Batch = z.infer<typeof fishing.calls.shoot.asks>
export type HistoryRow = z.infer<typeof historyRow>
export type Refused = z.infer<typeof fishing.refused>
