import { fromWire, toWire } from '@moongate/money'
import type { Ticket } from '../api/answers.ts'
import { isOver } from './bet.rules.ts'

/** What an issue came to for the player, over some of its tickets. Amounts as on the wire. */
export type Result = {
  readonly issue: string
  readonly kind: 'won' | 'even' | 'lost'
  readonly stake: string
  readonly payout: string
  /** Payout less stake. */
  readonly net: string
  /** How many times the stake came back; for looks only. */
  readonly ratio: number
}

const sumUp = (tickets: readonly Ticket[], read: (ticket: Ticket) => string): bigint =>
  tickets.reduce((sum, ticket) => sum + (fromWire(read(ticket)) ?? 0n), 0n)

/** Sums tickets of one issue; nothing while one of them waits, or where there are none. A net loss is no win, whatever was paid. */
export const sumResult = (tickets: readonly Ticket[]): Result | undefined => {
  const [first] = tickets
  if (!first || !tickets.every(isOver)) return undefined
  const stake = sumUp(tickets, (ticket) => ticket.stake)
  const payout = sumUp(tickets, (ticket) => ticket.payout)
  return {
    issue: first.issue,
    kind: payout > stake ? 'won' : payout === stake ? 'even' : 'lost',
    stake: toWire(stake),
    payout: toWire(payout),
    net: toWire(payout - stake),
    ratio: Number(payout) / Number(stake),
  }
}

/** The receipt's tickets as they are now; those that were not asked for again stay as they were sold. */
export const followTickets = (sold: readonly Ticket[], now: readonly Ticket[] | undefined): Ticket[] =>
  sold.map((ticket) => now?.find(({ id }) => id === ticket.id) ?? ticket)
