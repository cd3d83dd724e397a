import { isOnline } from './channels.states.ts'
import { ORDER_DECIDERS } from './staff.states.ts'
import { listNames, type Step } from './states.ts'

/** How an order stands, in the wire's figures: 1 pending, 2 success, 3 failed or refused. */
export type WireStatus = 1 | 2 | 3
export const WIRE_STATUSES: readonly WireStatus[] = [1, 2, 3]

/** The states of a deposit with their status on the wire (R4.20). */
export const DEPOSIT_STATES = {
  pending: 1,
  in_review: 1,
  credited: 2,
  rejected: 3,
  expired: 3,
} as const satisfies Record<string, WireStatus>
export type DepositState = keyof typeof DEPOSIT_STATES

/** Money that arrives late is still credited. */
export const DEPOSIT_STEPS = {
  review: { from: ['pending', 'expired'], to: 'in_review', who: ORDER_DECIDERS },
  credit: {
    from: ['pending', 'in_review', 'expired'],
    to: 'credited',
    who: ORDER_DECIDERS,
    second_person: 'always',
  },
  reject: { from: ['pending', 'in_review'], to: 'rejected', who: ORDER_DECIDERS, needs_reason: true },
  expire: { from: ['pending'], to: 'expired', who: [] },
} as const satisfies Record<string, Step<DepositState>>
export type DepositStep = keyof typeof DEPOSIT_STEPS

/** Where a deposit waits for somebody. */
export const OPEN_DEPOSIT: readonly DepositState[] = listNames(DEPOSIT_STATES).filter(
  (state) => DEPOSIT_STATES[state] === 1,
)

/** Whether a deposit waits for its member to pay, and for nobody to look at it. */
export const isUnpaid = ({ payment_type, state }: { payment_type: string; state: DepositState }): boolean =>
  state === 'pending' && isOnline(payment_type)

/** The states of a withdrawal with their status on the wire (R4.21). */
export const WITHDRAWAL_STATES = {
  requested: 1,
  in_review: 1,
  paying: 1,
  paid: 2,
  rejected: 3,
  failed: 3,
  cancelled: 3,
} as const satisfies Record<string, WireStatus>
export type WithdrawalState = keyof typeof WITHDRAWAL_STATES

/**
 * To the member's bank, or back to the member: before (reject) or after (fail) the payment was tried. What ends a payment takes a second
 * person at a large amount, a failure too: the money would come back to a member who was paid. Only its member cancels one, while
 * nobody has looked at it.
 */
export const WITHDRAWAL_STEPS = {
  review: { from: ['requested'], to: 'in_review', who: ORDER_DECIDERS },
  approve: { from: ['requested', 'in_review'], to: 'paying', who: ORDER_DECIDERS, second_person: 'if_begun' },
  pay: { from: ['paying'], to: 'paid', who: ORDER_DECIDERS, second_person: 'if_begun' },
  reject: { from: ['requested', 'in_review'], to: 'rejected', who: ORDER_DECIDERS, needs_reason: true },
  fail: { from: ['paying'], to: 'failed', who: ORDER_DECIDERS, needs_reason: true, second_person: 'if_begun' },
  cancel: { from: ['requested'], to: 'cancelled', who: [] },
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
