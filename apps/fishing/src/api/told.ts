/** What a shot asks for: a fish by its number, and the stake of the cannon in minor units. */
export type Shot = { fish: number; stake: number }
/** What became of a shot; the last three were never paid for. */
export type ShotState = 'caught' | 'missed' | 'gone' | 'poor' | 'fast'
export type Decided = Shot & { state: ShotState; times: number; struck: number[] }

/** The sea as the supplier tells it: `at` is how far it has flowed, `place` this player's own among four. */
export type SeatTold = {
  sea: string
  seed: number
  at: number
  left_ms: number
  hash: string
  place: number
  taken: number[]
  /** What the others have fired last, and when by the sea's own time. */
  fired: { place: number; at: number; shots: Shot[] }[]
  caught: { fish: number; place: number }[]
  balance: number
}
export type ShotsTold = SeatTold & { shots: Decided[] }
export type HistoryRow = { id: string; at: number; stake: number; payout: number; shots: number; caught: string[] }
/** Why a call was refused. Anything else that happens is the network's. */
export type Refused = { error: 'session' | 'time' | 'unknown' }
