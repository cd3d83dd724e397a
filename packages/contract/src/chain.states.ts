import { ORDER_DECIDERS, ORDER_READERS } from './staff.states.ts'
import type { Step } from './states.ts'

/** The networks on which USDT is sent, in the wire's words. A site takes it on those that its operator has connected. */
export const USDT_TYPES = ['erc', 'trc'] as const
export type UsdtType = (typeof USDT_TYPES)[number]

/**
 * The states of a transfer on a chain to a member's address. What is `seen` or `gone` may still change; a `final` one cannot, and is
 * credited, or waits for staff, who credit it or leave it.
 */
export const CHAIN_STATES = ['seen', 'gone', 'final', 'queued', 'credited', 'left'] as const
export type ChainState = (typeof CHAIN_STATES)[number]

/** Why a final transfer waits for staff. */
export const QUEUE_REASONS = ['below_min', 'above_max', 'no_channel', 'refused'] as const
export type QueueReason = (typeof QUEUE_REASONS)[number]

export const CHAIN_READERS = ORDER_READERS
/** One proposes, another credits: nobody alone turns a transfer that the rules did not take into money. */
export const CHAIN_STEPS = {
  propose: { from: ['queued'], to: 'queued', who: ORDER_DECIDERS, needs_reason: true },
  credit: { from: ['queued'], to: 'credited', who: ORDER_DECIDERS, second_person: 'always' },
  leave: { from: ['queued'], to: 'left', who: ORDER_DECIDERS, needs_reason: true },
} as const satisfies Record<string, Step<ChainState>>
export type ChainStep = keyof typeof CHAIN_STEPS
