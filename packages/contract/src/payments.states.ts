import { TRANSFER_DECIDERS, TRANSFER_READERS } from './staff.states.ts'
import { listNames, type Step } from './states.ts'

/** How an approved withdrawal is paid. */
export const WITHDRAWAL_WAYS = ['hand', 'machine'] as const
export type WithdrawalWay = (typeof WITHDRAWAL_WAYS)[number]

/** The states of a deposit that a gateway takes; `odd`: what arrived is not what was ordered, and nobody credits it by rule. */
export const PAYMENT_STATES = {
  created: 'open',
  open: 'open',
  paid: 'done',
  closed: 'done',
  odd: 'done',
} as const satisfies Record<string, 'open' | 'done'>
export type PaymentState = keyof typeof PAYMENT_STATES

/** Money that arrives late is still credited, so a closed payment may become paid. */
export const PAYMENT_STEPS = {
  show: { from: ['created'], to: 'open' },
  credit: { from: ['created', 'open', 'closed'], to: 'paid' },
  doubt: { from: ['created', 'open', 'closed'], to: 'odd' },
  close: { from: ['created', 'open'], to: 'closed' },
} as const satisfies Record<string, { from: readonly PaymentState[]; to: PaymentState }>

/** The states of a withdrawal that a gateway pays (R4.21). `manual`: only people end it. */
export const PAYOUT_STATES = {
  queued: 'open',
  sent: 'open',
  accepted: 'open',
  unknown: 'open',
  manual: 'open',
  paid: 'done',
  failed: 'done',
} as const satisfies Record<string, 'open' | 'done'>
export type PayoutState = keyof typeof PAYOUT_STATES

/** Only the gateway's answer and the clock take these; `sent` is written before the call leaves. */
export const PAYOUT_STEPS = {
  send: { from: ['queued'], to: 'sent' },
  put_off: { from: ['sent'], to: 'queued' },
  accept: { from: ['sent', 'unknown'], to: 'accepted' },
  lose_track: { from: ['sent', 'accepted', 'unknown'], to: 'unknown' },
  give_up: { from: ['queued', 'sent', 'accepted', 'unknown'], to: 'manual' },
  pay: { from: ['sent', 'accepted', 'unknown', 'manual'], to: 'paid' },
  fail: { from: ['sent', 'accepted', 'unknown', 'manual'], to: 'failed' },
} as const satisfies Record<string, { from: readonly PayoutState[]; to: PayoutState }>

/** Ends that people may propose and settle. */
export const PAYOUT_ENDS = ['paid', 'failed'] as const
export type PayoutEnd = (typeof PAYOUT_ENDS)[number]

/** How staff see a payout: by its state, and while people have it also by what one of them proposed as its end. */
export const PAYOUT_STAGES = { ...PAYOUT_STATES, to_pay: 'open', to_fail: 'open' } as const
export type PayoutStage = keyof typeof PAYOUT_STAGES
/** What a payout that waits is waiting for, beyond its turn: a gateway that pays out, or the end of its member's being stopped. */
export const PAYOUT_WAITS = ['gateway', 'member'] as const
export type PayoutWait = (typeof PAYOUT_WAITS)[number]
const DESK_STAGES = ['manual', 'to_pay', 'to_fail'] as const satisfies readonly PayoutStage[]

/**
 * What staff do with a payout whose end nobody tells. One that waits is taken from the gateway, so that people pay it. Asking leaves it
 * where it stands unless the answer is clear. One person proposes an end and says why, another one settles it so; the gateway's own answer
 * goes before both for as long as it is open.
 */
export const PAYOUT_DESK_STEPS = {
  take_over: { from: ['queued'], to: 'manual', who: TRANSFER_DECIDERS },
  ask: { from: ['sent', 'accepted', 'unknown', ...DESK_STAGES], to: 'unknown', who: TRANSFER_READERS },
  settle_paid: { from: ['to_pay'], to: 'paid', who: TRANSFER_DECIDERS, second_person: 'always' },
  settle_failed: { from: ['to_fail'], to: 'failed', who: TRANSFER_DECIDERS, second_person: 'always' },
  propose_paid: { from: ['manual', 'to_fail'], to: 'to_pay', who: TRANSFER_DECIDERS, needs_reason: true },
  propose_failed: { from: ['manual', 'to_pay'], to: 'to_fail', who: TRANSFER_DECIDERS, needs_reason: true },
} as const satisfies Record<string, Step<PayoutStage>>
export type PayoutDeskStep = keyof typeof PAYOUT_DESK_STEPS

/** Where a payout still waits for an answer. */
export const OPEN_PAYOUT: readonly PayoutState[] = listNames(PAYOUT_STATES).filter(
  (state) => PAYOUT_STATES[state] === 'open',
)

/** What does not fit and no rule decides. */
export const PAYMENT_ITEM_KINDS = [
  'wrong_amount',
  'wrong_currency',
  'foreign_order',
  'refused_order',
  'given_back',
] as const
export type PaymentItemKind = (typeof PAYMENT_ITEM_KINDS)[number]

/** `held`: nobody has said yet what becomes of the money. `refunding`: the gateway was asked to give it back, and has not said that it did. */
export const PAYMENT_ITEM_STATES = {
  held: 'open',
  to_refund: 'open',
  to_credit: 'open',
  refunding: 'open',
  refunded: 'done',
  credited: 'done',
  closed: 'done',
} as const satisfies Record<string, 'open' | 'done'>
export type PaymentItemState = keyof typeof PAYMENT_ITEM_STATES

/** One person proposes what becomes of the money and says why, another one does it. What is no money of ours is closed by one. */
export const PAYMENT_ITEM_STEPS = {
  ask: { from: ['refunding'], to: 'refunding', who: TRANSFER_READERS },
  credit: { from: ['to_credit'], to: 'credited', who: TRANSFER_DECIDERS, second_person: 'always' },
  refund: { from: ['to_refund'], to: 'refunding', who: TRANSFER_DECIDERS, second_person: 'always' },
  propose_credit: { from: ['held', 'to_refund'], to: 'to_credit', who: TRANSFER_DECIDERS, needs_reason: true },
  propose_refund: { from: ['held', 'to_credit'], to: 'to_refund', who: TRANSFER_DECIDERS, needs_reason: true },
  close: { from: ['held'], to: 'closed', who: TRANSFER_DECIDERS, needs_reason: true },
} as const satisfies Record<string, Step<PaymentItemState>>
export type PaymentItemStep = keyof typeof PAYMENT_ITEM_STEPS

/** How the giving back of a payment stands; `sent` is written before the call leaves. */
export const REFUND_STATES = ['sent', 'done', 'refused'] as const
export type RefundState = (typeof REFUND_STATES)[number]
