import { fromWire, toWire } from '@moongate/money'
import type { Tone } from '@moongate/ui'
import type { Ticket } from '../api/answers.ts'

export type Outcome = 'waiting' | 'won' | 'lost' | 'refunded' | 'void'

/** The text and the tone of an outcome. */
export const OUTCOME_LOOKS = {
  waiting: ['outcome_waiting', 'wait'],
  won: ['outcome_won', 'good'],
  lost: ['outcome_lost', 'neutral'],
  refunded: ['outcome_refunded', 'info'],
  void: ['outcome_void', 'info'],
} as const satisfies Record<Outcome, readonly [string, Tone]>

const readMinor = (wire: string): bigint => fromWire(wire) ?? 0n

/** A ticket that has come to its end, whichever. */
export const isOver = ({ status }: Pick<Ticket, 'status'>): boolean => status !== 'X'

/** What became of a ticket. A payout without a win is a stake handed back by a tie. */
export const readOutcome = (ticket: Pick<Ticket, 'status' | 'won' | 'payout'>): Outcome => {
  if (!isOver(ticket)) return 'waiting'
  if (ticket.status !== 'COMPLETE') return 'void'
  if (ticket.won) return 'won'
  return readMinor(ticket.payout) > 0n ? 'refunded' : 'lost'
}

/** What the player gained or lost by a settled ticket. */
export const computeNet = ({ payout, stake }: Pick<Ticket, 'payout' | 'stake'>): string =>
  toWire(readMinor(payout) - readMinor(stake))
