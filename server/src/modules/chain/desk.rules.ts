import type { ChainState, ChainStep } from '@moongate/contract/chain.states'
import { CHAIN_STEPS } from '@moongate/contract/chain.states'
import type { StaffRole } from '@moongate/contract/staff.states'
import { listSteps } from '@moongate/contract/states'

type Alone = 'chain.second_person' | 'chain.review_needed'
type Refusal = 'chain.transfer_changed' | Alone

/** Why somebody may not take a step with a transfer, or nothing: whoever proposed neither credits nor proposes again, and nobody credits unproposed. */
export const refuseStep = (
  step: ChainStep,
  t: { state: ChainState; proposed_id: number | null },
  staff_id: number,
): Refusal | undefined => {
  if (!CHAIN_STEPS[step].from.some((state) => state === t.state)) return 'chain.transfer_changed'
  if (step === 'leave') return undefined
  if (step === 'credit' && t.proposed_id === null) return 'chain.review_needed'
  return t.proposed_id === staff_id ? 'chain.second_person' : undefined
}

/** The steps that state and roles would leave open to somebody, and the rule of two people does not. */
export const listWithheld = (
  t: { state: ChainState; proposed_id: number | null },
  { staff_id, roles }: { staff_id: number; roles: readonly StaffRole[] },
): { step: ChainStep; refusal: Alone }[] =>
  listSteps(CHAIN_STEPS, t.state, roles).flatMap((step) => {
    const refusal = refuseStep(step, t, staff_id)
    return refusal === undefined || refusal === 'chain.transfer_changed' ? [] : [{ step, refusal }]
  })
