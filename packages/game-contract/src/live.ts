import type { GameCode, TableRound } from '@moongate/tables'
import { z } from 'zod'
import { amount, count, ms, own, played, replay, session, shown, spell, stake, visit } from './call.ts'

const tableGame = z.custom<GameCode>((value) => typeof value === 'string')
const table = z.string().max(8)
const phase = z.enum(['betting', 'closed', 'dealing', 'result', 'over'])
/** Stakes by spot. */
const spots = z.record(z.string().max(20), stake).readonly()

/** A table as everybody who watches it sees it. Nothing that comes out is told before its round is closed. */
const tableTold = z.strictObject({
  code: z.string(),
  game: tableGame,
  least: amount,
  most: amount,
  /** The most that one player may have on a round, over all spots. */
  cap: amount,
  round: z.string(),
  number: z.number().int().positive(),
  phase,
  left_ms: ms,
  /** What comes out of the round that runs, once its bets are closed, and of those before it. */
  outcome: shown<TableRound>().nullable(),
  past: z.array(shown<TableRound>()).readonly(),
  /** How many sit there, and who, masked: as many as a table has seats. */
  players: count,
  seats: z.array(z.string()).readonly(),
  /** SHA-256 of the words of chance that the shoe follows from; the words themselves once it is over. */
  hash: z.string(),
  words: z.string().nullable(),
})
/** What a player has at a table, and on the round that runs: `payout` is known once it is paid. */
const seat = z.strictObject({ balance: amount, round: z.string(), laid: spots, payout: amount.nullable() })
const historyRow = z.strictObject({ ...played, table_code: z.string(), status: z.string(), spots })

/** `closed`: the round takes no bets any more, by the clock there. `poor`: the stake is not there. `stake`: outside the limits of a spot. `cap`: more than a round takes from one player. `time`: the player's time is used up, as the operator said. */
const refused = z.strictObject({ error: z.enum(['session', 'closed', 'poor', 'stake', 'cap', 'time', 'unknown']) })

/** `game`: whose tables were asked for. */
const opened = z.strictObject({ ...visit, game: tableGame })

export const live = {
  visit: opened,
  calls: {
    bet: { asks: z.object({ session, table, bet_id: z.uuid(), round: z.string().max(40), spots }), tells: seat },
    history: { asks: own, tells: z.strictObject({ rounds: z.array(historyRow) }) },
    spell,
    replay,
  },
  /** A stream; with an empty table all of them. A line with nothing in it says that the stream is open. */
  watch: {
    asks: z.object({ session, table }),
    line: z.strictObject({ table: tableTold, seat, error: refused.shape.error }).partial(),
  },
  refused,
}

export type Visit = z.infer<typeof opened>
export type Phase = z.infer<typeof phase>
export type Spots = z.infer<typeof spots>
export type TableTold = z.infer<typeof tableTold>
export type SeatTold = z.infer<typeof seat>
export type Bet = z.infer<typeof live.calls.bet.asks>
export type HistoryRow = z.infer<typeof historyRow>
export type Refused = z.infer<typeof refused>
export type Line = z.infer<typeof live.watch.line>
