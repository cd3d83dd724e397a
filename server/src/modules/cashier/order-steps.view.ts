import type { Lang } from '@moongate/contract'
import { MACHINE_TOLD, ORDER_REASON_KEYS } from '@moongate/contract/cashier.reasons'
import type { SecondPersonRefusal } from '@moongate/contract/cashier.refusals'
import type { StaffRole } from '@moongate/contract/staff.states'
import { listNames, listSteps, type Step } from '@moongate/contract/states'
import type { MessageKey } from '@moongate/i18n'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { translateReady } from '../../kernel/translate.ts'
import type { Claim } from '../claims/index.ts'
import { findBeginner, listWithheld } from './order.rules.ts'
import type { OrderStep } from './order.sql.ts'
import { isMachineStep, WITHDRAWAL_STEPS, type WithdrawalStep } from './withdrawal.rules.ts'
import type { Withdrawal } from './withdrawal.sql.ts'

/** What staff see of the steps of some orders, which are all in `steps`, each order's oldest first. */
export type ShownSteps = {
  translate: Translate
  time_zone: string
  steps: readonly OrderStep[]
  claims: readonly Claim[]
  /** Who looks: what they may not do alone is told to them. */
  reader: { staff_id: number; roles: readonly StaffRole[] }
}
type Table<N extends string, S extends string> = Readonly<Record<N, Step<S>>>
type Own<N extends string> = OrderStep & { step: N }

const WHY = {
  'cashier.second_person': 'cashier:errors.second_person',
  'cashier.review_needed': 'cashier:errors.review_needed',
} as const satisfies Record<SecondPersonRefusal, MessageKey>

/** The steps of one order, who took the last one and why, and which ones it leaves to somebody else than the reader; `above` in minor units. */
export const stepsView = <N extends OrderStep['step'], S extends string>(
  table: Table<N, S>,
  order: { id: string; state: S; amount: bigint },
  above: bigint | null,
  { translate, time_zone, steps, claims, reader }: ShownSteps,
) => {
  const claim = claims.find(({ order_id }) => order_id === order.id)
  const mine = claim?.staff_id === reader.staff_id
  const own = steps.filter(({ order_id }) => order_id === order.id) as Own<N>[]
  const weight = { amount: order.amount, above, begun_by: findBeginner(own) }
  const last = own.at(-1)
  const read = (remark: string) => (remark === MACHINE_TOLD.fail ? translate(MACHINE_TOLD.fail) : remark)
  return {
    reason: read(last?.remark ?? ''),
    handled_by: last?.staff_name ?? '',
    steps: own.map(({ step, staff_name, remark, taken_at }) => ({
      step,
      state: table[step].to,
      at: formatWireTime(taken_at, time_zone),
      by: staff_name,
      remark: read(remark),
    })),
    claim: claim ? { by: claim.staff_name, mine } : null,
    withheld:
      claim && !mine
        ? listSteps(table, order.state, reader.roles).map((step) => ({
            step,
            why: translate('cashier:errors.claimed', { name: claim.staff_name }),
          }))
        : listWithheld(table, { state: order.state, weight }, reader).map(({ step, refusal }) => ({
            step,
            why: translate(WHY[refusal]),
          })),
  }
}

/** A reason in the language of its reader, where it stood ready. */
export const translateReason = (translate: (lang: Lang) => Translate, lang: Lang, remark: string): string =>
  translateReady(translate, ORDER_REASON_KEYS, lang, remark)

/** How a member is told of a step: the state in words, and what was written to it. */
type Told<S> = { describe: (state: S) => string; tell: (remark: string) => string; time_zone: string }

/** What a member sees of their order's steps, oldest first and from being made on: no names, and why the last one was taken. */
export const pathView = <N extends OrderStep['step'], S extends string>(
  table: Table<N, S>,
  made: { state: S; at: Date },
  steps: readonly OrderStep[],
  { describe, tell, time_zone }: Told<S>,
) => {
  const taken = (steps as readonly Own<N>[]).map(({ step, taken_at: at, remark }) => ({
    state: table[step].to,
    at,
    remark,
  }))
  return {
    reason: tell(steps.at(-1)?.remark ?? ''),
    steps: [{ ...made, remark: '' }, ...taken].map(({ state, at, remark }) => ({
      state,
      state_text: describe(state),
      at: formatWireTime(at, time_zone),
      remark: tell(remark),
    })),
  }
}

/** What the machine does itself is withheld from everybody. */
export const withholdMachineSteps = <V extends { withheld: { step: WithdrawalStep; why: string }[] }>(
  { way, state }: Withdrawal,
  { translate }: ShownSteps,
  view: V,
): V => {
  const own = listNames(WITHDRAWAL_STEPS).filter((step) => state === 'paying' && isMachineStep(way, step))
  const why = translate('cashier:errors.machine_pays')
  const others = view.withheld.filter(({ step }) => !own.includes(step))
  return { ...view, withheld: [...others, ...own.map((step) => ({ step, why }))] }
}
