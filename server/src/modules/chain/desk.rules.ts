import type { ChainState, ChainStep } from '@moongate/contract/chain.states'
import { CHAIN_STEPS } from '@moongate/contract/chain.states'

type Refusal = 'chain.transfer_changed' | 'chain.second_person' | 'chain.review_needed'

/** Why somebody may not take a step with a transfer, or nothing: whoever proposed does not credit, and nobody credits unproposed. */
export const refuseStep = (
  step: ChainStep,
  t: { state: ChainState; proposed_id: number | null },
  staff_id: number,
): Refusal | undefined => {
  if (!CHAIN_STEPS[step].from.some((state) => state === t.state)) return 'chain.transfer_changed'
  if (step !== 'credit') return undefined
  if (t.proposed_id === null) return 'chain.review_needed'
  return t.proposed_id === staff_id ? 'chain.second_person' : undefined
}
