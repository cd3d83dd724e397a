import { isOnline } from '@moongate/contract/channels.states'
import type { SecondPersonRefusal } from '@moongate/contract/cashier.refusals'
import type { StaffRole } from '@moongate/contract/staff.states'
import { listSteps, type Step } from '@moongate/contract/states'

/** What decides whether an order takes two people; amounts in minor units. */
export type Weight = {
  amount: bigint
  /** The sum above which it does; null: at no sum. */
  above: bigint | null
  /** Who of the staff took the order's first step; null: nobody yet. */
  begun_by: number | null
}
type Taken = { staff_id: number | null }

/** Who of the staff began on an order: the clock, and who was not recorded, begin nothing. */
export const findBeginner = (steps: readonly Taken[]): number | null =>
  steps.find(({ staff_id }) => staff_id !== null)?.staff_id ?? null

/** Whether an order takes two people, whatever is done with it. */
export const isForTwo = ({ amount, above }: Pick<Weight, 'amount' | 'above'>): boolean =>
  above !== null && amount > above

/** The sum above which an order takes two people. What a gateway has not told of always does: whether it was paid nobody of the staff has seen. */
export const chooseLimit = ({ payment_type = '' }: { payment_type?: string }, above: bigint | null): bigint | null =>
  isOnline(payment_type) ? 0n : above

/** Why somebody may not take a step of an order alone, or nothing (decisions/0096). */
export const refuseAlone = (
  { second_person }: Pick<Step<string>, 'second_person'>,
  { begun_by, ...size }: Weight,
  staff_id: number,
): SecondPersonRefusal | undefined => {
  if (second_person === undefined || !isForTwo(size)) return undefined
  if (begun_by === null) return second_person === 'always' ? 'cashier.review_needed' : undefined
  return begun_by === staff_id ? 'cashier.second_person' : undefined
}

/** The steps that state and roles would leave open to somebody, and the order's weight does not. */
export const listWithheld = <N extends string, S extends string>(
  steps: Readonly<Record<N, Step<S>>>,
  { state, weight }: { state: S; weight: Weight },
  { roles, staff_id }: { roles: readonly StaffRole[]; staff_id: number },
): { step: N; refusal: SecondPersonRefusal }[] =>
  listSteps(steps, state, roles).flatMap((step) => {
    const refusal = refuseAlone(steps[step], weight, staff_id)
    return refusal ? [{ step, refusal }] : []
  })

/** How long an order has waited, or did until it was over. */
export const countWaitedSeconds = (order: { created_at: Date; finished_at: Date | null }, now: Date): number =>
  Math.max(0, Math.round(((order.finished_at ?? now).getTime() - order.created_at.getTime()) / 1000))
