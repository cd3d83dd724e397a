import { fromWire, toWire } from '@moongate/money'
import type { Ticket } from '../../api/queries.ts'

export type Outcome = 'waiting' | 'won' | 'lost' | 'refunded' | 'void'

const minor = (wire: string): bigint => fromWire(wire) ?? 0n

/** What became of a ticket. A payout without a win is a stake handed back by a tie. */
export function outcomeOf(ticket: Pick<Ticket, 'status' | 'won' | 'payout'>): Outcome {
  if (ticket.status === 'X') return 'waiting'
  if (ticket.status !== 'COMPLETE') return 'void'
  if (ticket.won) return 'won'
  return minor(ticket.payout) > 0n ? 'refunded' : 'lost'
}

/** What the player gained or lost by a settled ticket. */
export const netOf = ({ payout, stake }: Pick<Ticket, 'payout' | 'stake'>): string =>
  toWire(minor(payout) - minor(stake))
