import type { StaffRole } from '@moongate/contract/staff.states'
import { listSteps, type Step } from '@moongate/contract/states'
import {
  OPEN_PAYOUT,
  PAYOUT_DESK_STEPS,
  PAYOUT_STATES,
  type PayoutDeskStep,
  type PayoutEnd,
  type PayoutStage,
  type PayoutState,
} from '@moongate/contract/payments.states'
import type { PayoutStatus } from './gateway.port.ts'

export {
  OPEN_PAYOUT,
  PAYOUT_STEPS,
  type PayoutDeskStep,
  type PayoutEnd,
  type PayoutStage,
  type PayoutState,
} from '@moongate/contract/payments.states'

const SECOND = 1000
const MINUTE = 60 * SECOND
const WAITS = [2 * SECOND, 5 * SECOND, 15 * SECOND, 60 * SECOND]
const DAY = 24 * 60 * MINUTE

/** When a payout is asked about next, in ms; nothing once a day has passed: then people must look. */
export const computePayoutCheck = (checks: number, age_ms: number): number | undefined =>
  age_ms >= DAY ? undefined : (WAITS[checks] ?? 5 * MINUTE)

export type PayoutVerdict = 'pay' | 'fail' | 'wait' | 'give_up'

/**
 * What the gateway's record of a payout means. "Not found" is a no only after the gateway's own horizon; one of another amount or currency
 * than ours is for people.
 */
export const judgePayout = (
  { amount, asset }: { amount: bigint; asset: string },
  status: PayoutStatus,
  age_ms: number,
  horizon_ms: number,
): PayoutVerdict => {
  if (status.outcome === 'not_found') return age_ms > horizon_ms ? 'fail' : 'wait'
  if (status.outcome === 'unknown' || status.state === 'processing') return 'wait'
  if (status.amount !== amount || status.currency !== asset) return 'give_up'
  return status.state === 'paid' ? 'pay' : 'fail'
}

/** How staff see a payout: what was proposed as its end counts for as long as it is open. */
export const getPayoutStage = ({ state, proposal }: { state: PayoutState; proposal: PayoutEnd | null }): PayoutStage =>
  proposal === null || PAYOUT_STATES[state] === 'done' ? state : proposal === 'paid' ? 'to_pay' : 'to_fail'

/** What people have, and what has ended, is asked about by nobody but them. */
export const isAskedByItself = ({ state }: { state: PayoutState }): boolean =>
  state !== 'manual' && OPEN_PAYOUT.includes(state)

export type PayoutFacts = {
  state: PayoutState
  proposal: PayoutEnd | null
  proposed_by: number | null
  was_sent: boolean
  /** Since it was sent, where it was. */
  unclear_ms: number
  horizon_ms: number
}
export type PayoutRefusal = 'payments.changed' | 'payments.never_sent' | 'payments.too_early' | 'payments.second_person'
const STEPS: Readonly<Record<PayoutDeskStep, Step<PayoutStage>>> = PAYOUT_DESK_STEPS

/** Why somebody may not take a step of staff's, or nothing. Until its horizon the gateway may still come to know the payout. */
export const refusePayoutStep = (
  name: PayoutDeskStep,
  facts: PayoutFacts,
  staff_id: number,
): PayoutRefusal | undefined => {
  if (!STEPS[name].from.includes(getPayoutStage(facts))) return 'payments.changed'
  if (name === 'ask' && !facts.was_sent) return 'payments.never_sent'
  if (name !== 'ask' && facts.was_sent && facts.unclear_ms <= facts.horizon_ms) return 'payments.too_early'
  return STEPS[name].second_person && facts.proposed_by === staff_id ? 'payments.second_person' : undefined
}

/** The steps that stage and roles would leave open to somebody, and the payout does not. */
export const listWithheldPayoutSteps = (
  facts: PayoutFacts,
  { roles, staff_id }: { roles: readonly StaffRole[]; staff_id: number },
): { step: PayoutDeskStep; refusal: PayoutRefusal }[] =>
  listSteps(STEPS, getPayoutStage(facts), roles).flatMap((step) => {
    const refusal = refusePayoutStep(step, facts, staff_id)
    return refusal ? [{ step, refusal }] : []
  })
