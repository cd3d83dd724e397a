import { fromWire, toWire } from '@moongate/money'
import type { Ticket } from '../../api/answers.ts'

export type Outcome = 'waiting' | 'won' | 'lost' | 'refunded' | 'void'

const readMinor = (wire: string): bigint => fromWire(wire) ?? 0n

/** What became of a ticket. A payout without a win is a stake handed back by a tie. */
export const readOutcome = (ticket: Pick<Ticket, 'status' | 'won' | 'payout'>): Outcome => {
  if (ticket.status === 'X') return 'waiting'
  if (ticket.status !== 'COMPLETE') return 'void'
  if (ticket.won) return 'won'
  return readMinor(ticket.payout) > 0n ? 'refunded' : 'lost'
}

/** What the player gained or lost by a settled ticket. */
export const computeNet = ({ payout, stake }: Pick<Ticket, 'payout' | 'stake'>): string =>
  toWire(readMinor(payout) - readMinor(stake))
