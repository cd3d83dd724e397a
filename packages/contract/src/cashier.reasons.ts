import { listNames } from './states.ts'

/** Why staff refuse an order, or a machine could not pay one, in words that stand ready in every language (`cashier:reasons`); more may be written behind them. */
const REASONS = {
  card_wrong: 'withdrawals',
  name_differs: 'withdrawals',
  turnover_missing: 'withdrawals',
  verify_identity: 'withdrawals',
  bank_refused: 'withdrawals',
  payout_failed: 'machine',
  not_received: 'deposits',
  amount_differs: 'deposits',
  payer_differs: 'deposits',
  not_paid: 'online',
} as const
export type OrderReason = keyof typeof REASONS
export const ORDER_REASONS: readonly OrderReason[] = listNames(REASONS)
/** The keys of their words. */
export const ORDER_REASON_KEYS = ORDER_REASONS.map((code) => `cashier:reasons.${code}` as const)
/** What stands with an order that a machine has paid, or could not: the key of its words, as no language is the machine's own. */
export const MACHINE_TOLD = { pay: '', fail: 'cashier:reasons.payout_failed' } as const satisfies Record<
  string,
  '' | (typeof ORDER_REASON_KEYS)[number]
>

/** The reasons that fit a kind of order, for staff to take. */
export const listReasons = (kind: string): OrderReason[] => ORDER_REASONS.filter((reason) => REASONS[reason] === kind)
