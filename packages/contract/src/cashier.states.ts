import { ORDER_DECIDERS } from './staff.states.ts'
import { listNames, type Step } from './states.ts'

/** How an order stands, in the wire's figures: 1 pending, 2 success, 3 failed or refused. */
export type WireStatus = 1 | 2 | 3
export const WIRE_STATUSES: readonly WireStatus[] = [1, 2, 3]

/** The states of a deposit with their status on the wire (R4.20). */
export const DEPOSIT_STATES = {
  pending: 1,
  credited: 2,
  rejected: 3,
  expired: 3,
} as const satisfies Record<string, WireStatus>
export type DepositState = keyof typeof DEPOSIT_STATES

/** Money that arrives late is still credited. */
export const DEPOSIT_STEPS = {
  credit: { from: ['pending', 'expired'], to: 'credited', who: ORDER_DECIDERS },
  reject: { from: ['pending'], to: 'rejected', who: ORDER_DECIDERS, needs_reason: true },
  expire: { from: ['pending'], to: 'expired', who: [] },
} as const satisfies Record<string, Step<DepositState>>
export type DepositStep = keyof typeof DEPOSIT_STEPS

/** The states of a withdrawal with their status on the wire (R4.21). */
export const WITHDRAWAL_STATES = {
  requested: 1,
  in_review: 1,
  paying: 1,
  paid: 2,
  rejected: 3,
  failed: 3,
} as const satisfies Record<string, WireStatus>
export type WithdrawalState = keyof typeof WITHDRAWAL_STATES

/** To the member's bank, or back to the member: before (reject) or after (fail) the payment was tried. */
export const WITHDRAWAL_STEPS = {
  review: { from: ['requested'], to: 'in_review', who: ORDER_DECIDERS },
  approve: { from: ['requested', 'in_review'], to: 'paying', who: ORDER_DECIDERS },
  pay: { from: ['paying'], to: 'paid', who: ORDER_DECIDERS },
  reject: { from: ['requested', 'in_review'], to: 'rejected', who: ORDER_DECIDERS, needs_reason: true },
  fail: { from: ['paying'], to: 'failed', who: ORDER_DECIDERS, needs_reason: true },
} as const satisfies Record<string, Step<WithdrawalState>>
export type WithdrawalStep = keyof typeof WITHDRAWAL_STEPS

/** Where a withdrawal still waits for somebody. */
export const OPEN_WITHDRAWAL: readonly WithdrawalState[] = listNames(WITHDRAWAL_STATES).filter(
  (state) => WITHDRAWAL_STATES[state] === 1,
)

/** Where a withdrawal's money went back: it counts no more towards the day's number. */
export const RETURNED_WITHDRAWAL: readonly WithdrawalState[] = listNames(WITHDRAWAL_STATES).filter(
  (state) => WITHDRAWAL_STATES[state] === 3,
)

/** Why a withdrawal may not be asked for, in the order in which it is checked: the first failure answers (R8.4, decisions/0004). */
export const WITHDRAWAL_REFUSALS = [
  'cashier.realname_missing',
  'cashier.qk_pwd_missing',
  'cashier.card_missing',
  'cashier.card_not_mine',
  'cashier.card_incomplete',
  'cashier.outside_hours',
  'cashier.below_min',
  'cashier.above_max',
  'cashier.daily_count',
  'cashier.insufficient',
] as const
export type WithdrawalRefusal = (typeof WITHDRAWAL_REFUSALS)[number]

/** Asked last, so that nobody learns anything of the password from an order that could not be made anyway. */
export const PASSWORD_REFUSALS = ['cashier.qk_pwd_wrong', 'cashier.qk_pwd_locked'] as const

/** Why a reported transfer is not taken, in the order in which it is checked (R5.11, R5.12, R8.5). */
export const DEPOSIT_REFUSALS = [
  'cashier.realname_missing',
  'cashier.card_missing',
  'cashier.no_account',
  'cashier.channel_changed',
  'cashier.below_min',
  'cashier.above_max',
  'cashier.remitted_at_invalid',
  'cashier.too_many_open',
] as const
export type DepositRefusal = (typeof DEPOSIT_REFUSALS)[number]
