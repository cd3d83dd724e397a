import { listNames } from './states.ts'

/** Why staff refuse an order, in words that stand ready in every language (`cashier:reasons`); more may be written behind them. */
const REASONS = {
  card_wrong: 'withdrawals',
  name_differs: 'withdrawals',
  turnover_missing: 'withdrawals',
  verify_identity: 'withdrawals',
  bank_refused: 'withdrawals',
  not_received: 'deposits',
  amount_differs: 'deposits',
  payer_differs: 'deposits',
} as const
export type OrderReason = keyof typeof REASONS
export const ORDER_REASONS: readonly OrderReason[] = listNames(REASONS)
/** The keys of their words. */
export const ORDER_REASON_KEYS = ORDER_REASONS.map((code) => `cashier:reasons.${code}` as const)

/** The reasons that fit a kind of order. */
export const listReasons = (kind: string): OrderReason[] => ORDER_REASONS.filter((reason) => REASONS[reason] === kind)
