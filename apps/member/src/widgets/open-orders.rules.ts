import type { Answer } from '../api/api.ts'

export type Deposit = Answer<'cashier', 'deposits'>['data']['data'][number]
export type Withdrawal = Answer<'cashier', 'withdrawals'>['data']['data'][number]
export type OpenOrder = Pick<Deposit, 'bill_no' | 'money' | 'status_text' | 'waiting_seconds' | 'left_seconds'> & {
  kind: 'deposit' | 'withdrawal'
}

const countSince = (seen_at_ms: number, now_ms: number): number => Math.max(0, Math.floor((now_ms - seen_at_ms) / 1000))

/** Whole seconds that an order has waited: the server's count, going on since it was seen. No clock of the browser is trusted with the rest. */
export const countWaited = (order: { waiting_seconds: number }, seen_at_ms: number, now_ms: number): number =>
  order.waiting_seconds + countSince(seen_at_ms, now_ms)

/** Whole seconds until it expires; nothing where it does not. */
export const countLeft = (
  order: { left_seconds: number | null },
  seen_at_ms: number,
  now_ms: number,
): number | undefined =>
  order.left_seconds === null ? undefined : Math.max(0, order.left_seconds - countSince(seen_at_ms, now_ms))

/** Open deposits and withdrawals as one list, the one that waits longest first. */
export const listOpenOrders = (deposits: readonly Deposit[], withdrawals: readonly Withdrawal[]): OpenOrder[] =>
  [
    ...deposits.map((order) => ({ ...order, kind: 'deposit' as const })),
    ...withdrawals.map((order) => ({ ...order, kind: 'withdrawal' as const, left_seconds: null })),
  ].toSorted((a, b) => b.waiting_seconds - a.waiting_seconds)
