import {
  PAYMENT_ITEM_STATES,
  PAYMENT_ITEM_STEPS,
  type PaymentItemState,
  type PaymentItemStep,
} from '@moongate/contract/payments.states'
import type { StaffRole } from '@moongate/contract/staff.states'
import { listNames, listSteps, type Step } from '@moongate/contract/states'
import type { PaymentStatus, RefundAnswer } from './gateway.port.ts'

/** Items that wait for somebody, or for the gateway. */
export const OPEN_ITEM: readonly PaymentItemState[] = listNames(PAYMENT_ITEM_STATES).filter(
  (state) => PAYMENT_ITEM_STATES[state] === 'open',
)

/** `arrived`: money of a payment of ours, in the site's currency or in another one. */
export type ItemFacts = { state: PaymentItemState; proposed_id: number | null; arrived: 'nothing' | 'own' | 'other' }
export type ItemRefusal = 'payments.changed' | 'payments.no_way' | 'payments.second_person'
const STEPS: Readonly<Record<PaymentItemStep, Step<PaymentItemState>>> = PAYMENT_ITEM_STEPS

const isPossible = (step: PaymentItemStep, { arrived }: ItemFacts): boolean => {
  if (step === 'close' || step === 'ask') return true
  return step.endsWith('credit') ? arrived === 'own' : arrived !== 'nothing'
}

/** Why somebody may not take a step with an item, or nothing: only money that came goes back, only our currency is credited, and nobody does both alone. */
export const refuseItemStep = (step: PaymentItemStep, facts: ItemFacts, staff_id: number): ItemRefusal | undefined => {
  if (!STEPS[step].from.includes(facts.state)) return 'payments.changed'
  if (!isPossible(step, facts)) return 'payments.no_way'
  return STEPS[step].second_person && facts.proposed_id === staff_id ? 'payments.second_person' : undefined
}

/** The steps that state and roles would leave open to somebody, and the item does not. */
export const listWithheldItemSteps = (
  facts: ItemFacts,
  { roles, staff_id }: { roles: readonly StaffRole[]; staff_id: number },
): { step: PaymentItemStep; refusal: ItemRefusal }[] =>
  listSteps(STEPS, facts.state, roles).flatMap((step) => {
    const refusal = refuseItemStep(step, facts, staff_id)
    return refusal ? [{ step, refusal }] : []
  })

/** Why what arrived is not credited after all: its gateway has given it back since, or does not say that it is there; else nothing. */
export const refuseCredit = (status: PaymentStatus): 'payments.given_back' | 'payments.unclear' | undefined => {
  if (status.outcome !== 'found') return 'payments.unclear'
  if (status.state === 'refunded') return 'payments.given_back'
  return status.state === 'paid' ? undefined : 'payments.unclear'
}

export type RefundVerdict = 'done' | 'refuse' | 'wait'

/**
 * What the gateway's answer means. A no is one where nothing was asked before, or so long ago that nothing can come of it any more: else
 * the call before may have given the money back.
 */
export const judgeRefund = (
  answer: RefundAnswer,
  { checks, age_ms, horizon_ms }: { checks: number; age_ms: number; horizon_ms: number },
): RefundVerdict => {
  if (answer.outcome === 'done') return 'done'
  return answer.outcome === 'rejected' && (checks === 0 || age_ms > horizon_ms) ? 'refuse' : 'wait'
}
