import type { CardView } from '@moongate/cards'

export type WagerTold = { name: string; stake: number; payout: number }
/** A round as the supplier tells it. Amounts in minor units. */
export type RoundTold<V = CardView> = {
  id: string
  stake: number
  turn: number
  over: boolean
  left_ms: number
  hash: string
  words: string | null
  wagers: WagerTold[]
  options: { move: string; cost: number }[]
  hint: string
  view: V
}
/** `next` is the fingerprint of the shuffle that comes next. */
export type SeatTold = { balance: number; round: RoundTold | null; next: string }
export type HistoryRow = { id: string; at: number; stake: number; payout: number }
/** Why a call was refused. Anything else that happens is the network's. */
export type Refused = { error: 'session' | 'poor' | 'stake' | 'time' | 'move' | 'unknown' }
