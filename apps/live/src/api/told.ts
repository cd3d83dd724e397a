import type { GameCode, TableRound } from '@moongate/tables'

export type Phase = 'betting' | 'closed' | 'dealing' | 'result' | 'over'
/** Stakes by spot, in minor units. */
export type Spots = Readonly<Record<string, number>>
/** A table as all who watch it see it. */
export type TableTold = {
  code: string
  game: GameCode
  least: number
  most: number
  /** The most that one player may have on a round, over all spots. */
  cap: number
  round: string
  number: number
  phase: Phase
  left_ms: number
  /** What comes out of the round that runs, once its bets are closed, and of those before it. */
  outcome: TableRound | null
  past: readonly TableRound[]
  players: number
  /** Who sits there, masked. */
  seats: readonly string[]
  hash: string
  words: string | null
}
/** What this player has there: `payout` is known once the round is paid. */
export type SeatTold = { balance: number; round: string; laid: Spots; payout: number | null }
export type HistoryRow = {
  id: string
  table_code: string
  stake: number
  payout: number
  status: string
  at: number
  spots: Spots
}
/** Why a call was refused. Anything else that happens is the network's. */
export type Refused = { error: 'session' | 'closed' | 'poor' | 'stake' | 'cap' | 'time' | 'unknown' }
/** A line of the stream: one of these, or nothing, which says that the line is open. */
export type Line = { table?: TableTold; seat?: SeatTold; error?: string }
