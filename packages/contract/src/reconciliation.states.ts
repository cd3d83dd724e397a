import { TRANSFER_DECIDERS, TRANSFER_READERS } from './staff.states.ts'
import type { Step } from './states.ts'

/** What a day is compared with: a gateway's file, a chain, or our own orders. */
export const SOURCE_KINDS = ['gateway', 'chain', 'ledger'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** What a day is compared with, by its name in books and addresses, e.g. `gateway:HARBOUR`. */
export const parseSource = (name: string): { kind: SourceKind; code: string } => {
  const [kind = '', code = ''] = name.split(':')
  return { kind: SOURCE_KINDS.find((one) => one === kind) ?? 'ledger', code }
}

/** Every way in which a day does not add up. */
export const BREAK_KINDS = [
  'missing_ours',
  'missing_theirs',
  'amount_differs',
  'currency_differs',
  'fee_differs',
  'day_differs',
  'twice_theirs',
  'twice_ours',
  'order_unknown',
  'paid_returned',
  'returned_paid',
  'refund_unknown',
  'refund_missing',
  'unclear_too_long',
  'credited_not_paid',
  'posting_without_order',
  'order_without_posting',
  'file_missing',
  'file_unreadable',
  'file_changed',
  'sum_differs',
  'opening_differs',
  'closing_differs',
  'transfer_unseen',
  'block_gone',
] as const
export type BreakKind = (typeof BREAK_KINDS)[number]

/** A day of a source waits until what it is compared with is there. */
export const DAY_STATES = ['waiting', 'compared'] as const
export type DayState = (typeof DAY_STATES)[number]

/** `explained`: it is so, and somebody knows why. `solved`: by somebody, or by itself once it is found no more. */
export const BREAK_STATES = ['open', 'owned', 'explained', 'solved'] as const
export type BreakState = (typeof BREAK_STATES)[number]

export const BREAK_READERS = TRANSFER_READERS
/** Whoever owns an item goes on with it; another one may take it over. */
export const BREAK_STEPS = {
  own: { from: ['open', 'owned', 'explained'], to: 'owned', who: TRANSFER_DECIDERS },
  release: { from: ['owned'], to: 'open', who: TRANSFER_DECIDERS },
  explain: { from: ['owned'], to: 'explained', who: TRANSFER_DECIDERS, needs_reason: true },
  solve: { from: ['owned', 'explained'], to: 'solved', who: TRANSFER_DECIDERS, needs_reason: true },
} as const satisfies Record<string, Step<BreakState>>
export type BreakStep = keyof typeof BREAK_STEPS
