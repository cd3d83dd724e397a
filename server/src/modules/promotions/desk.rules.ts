import type { ApplyState, Reward } from '@moongate/contract/promotions.states'

/** What an approval gives. `times`: how often the money is to be bet. */
export type Given = { reward: Reward; amount: bigint | null; times: number; note: string }

/** Money needs its sum, and nothing else has one; a coupon or goods need words that say what they are. */
export const isGivable = ({ reward, amount, times, note }: Given): boolean =>
  reward === 'money' ? amount !== null : amount === null && times === 0 && note !== ''

/** Money up to the operator's sum is paid by one person; above it a second one pays, and the rest is to be sent first. */
export const chooseApproved = ({ reward, amount }: Given, above: bigint | null): ApplyState =>
  reward === 'money' && amount !== null && (above === null || amount <= above) ? 'paid' : 'approved'

type Approved = { state: ApplyState; reward: Reward | null; approver_id: number | null }

/** Why an approved application may not be finished by this person, or nothing. */
export const refuseFinish = (
  { state, reward, approver_id }: Approved,
  staff_id: number,
): 'promotions.application_changed' | 'promotions.second_person' | undefined => {
  if (state !== 'approved') return 'promotions.application_changed'
  return reward === 'money' && approver_id === staff_id ? 'promotions.second_person' : undefined
}

/** What is to be bet before money of a reward can be withdrawn freely. */
export const computeTurnover = (amount: bigint, times: number): bigint => amount * BigInt(times)
