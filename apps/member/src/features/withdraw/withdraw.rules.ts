import { PASSWORD_REFUSALS, WITHDRAWAL_REFUSALS, type WithdrawalRefusal } from '@moongate/contract/cashier.refusals'
import { OPEN_WITHDRAWAL, type WithdrawalState } from '@moongate/contract/cashier.states'
import { listNames } from '@moongate/contract/states'
import {
  findAmountFault,
  type Limits,
  computePercentDone,
  parseMinor,
  parseWireMinor,
} from '../../forms/amount.rules.ts'

/** What must be there before a withdrawal, with the refusal of the server that asks for it. */
const CONDITIONS = {
  realname: 'cashier.realname_missing',
  qk_pwd: 'cashier.qk_pwd_missing',
  card: 'cashier.card_missing',
} as const satisfies Record<string, WithdrawalRefusal>
export type Condition = keyof typeof CONDITIONS

/** Which of them are met, in the order the server looks (R8.4). */
export const listConditions = (known: {
  realname: string
  has_qk_pwd: boolean
  cards: number
}): readonly { id: Condition; ok: boolean }[] => {
  const met: Record<Condition, boolean> = {
    realname: known.realname !== '',
    qk_pwd: known.has_qk_pwd,
    card: known.cards > 0,
  }
  const place = (id: Condition) => WITHDRAWAL_REFUSALS.indexOf(CONDITIONS[id])
  return listNames(CONDITIONS)
    .toSorted((a, b) => place(a) - place(b))
    .map((id) => ({ id, ok: met[id] }))
}

export type WithdrawFault =
  | 'required'
  | 'below_min'
  | 'above_max'
  | 'above_balance'
  | 'above_free'
  | 'card_required'
  | 'remark_required'
  | 'pin_required'
/** Whether an amount needs papers first; without a sum none does. */
const isAbove = (amount: string, free: string | null | undefined): boolean =>
  typeof free === 'string' && (parseMinor(amount) ?? 0n) > parseWireMinor(free)

/** The first thing that is wrong with the form (R5.9). */
export const findWithdrawFault = (
  input: { amount: string; card_id: number; remark: string; pin: string },
  limits: Limits & { free?: string | null },
): WithdrawFault | undefined => {
  const fault = findAmountFault(input.amount, limits)
  if (fault) return fault
  if (isAbove(input.amount, limits.free)) return 'above_free'
  if (input.card_id <= 0) return 'card_required'
  if (input.remark.trim() === '') return 'remark_required'
  return /^\d{6}$/.test(input.pin) ? undefined : 'pin_required'
}

/** The highest turnover seen since it was last nothing: what the bar counts down from. */
export const findTurnoverPeak = (seen: string, left: string): string => {
  if (parseWireMinor(left) === 0n) return '0.00'
  return parseWireMinor(left) > parseWireMinor(seen) ? left : seen
}
/** The share done, 0-1. */
export const computeTurnoverShare = (left: string, peak: string): number => computePercentDone(left, peak) / 100

type Item = { id: WithdrawalState; state: 'done' | 'now' | 'next' | 'failed' }
const WAY: readonly WithdrawalState[] = [...OPEN_WITHDRAWAL, 'paid']

/** The states a withdrawal has been in, oldest first, and those that come next (R4.21). */
export const buildWithdrawalTimeline = (taken: readonly WithdrawalState[]): readonly Item[] => {
  const last = taken.at(-1) ?? 'requested'
  const been = taken.length > 0 ? taken : [last]
  const tone: Item['state'] = isOver(last) ? (last === 'paid' ? 'done' : 'failed') : 'now'
  const next = isOver(last) ? [] : WAY.slice(WAY.indexOf(last) + 1)
  return [
    ...been.map((id, i) => ({ id, state: i < been.length - 1 ? ('done' as const) : tone })),
    ...next.map((id) => ({ id, state: 'next' as const })),
  ]
}
/** Whether a withdrawal waits for nobody any more. */
export const isOver = (state: WithdrawalState): boolean => !OPEN_WITHDRAWAL.includes(state)

/** Whether the server refused because of the withdrawal password: that is told where it is typed (R8.4). */
export const isAboutPassword = (code: string): boolean => PASSWORD_REFUSALS.some((refusal) => refusal === code)
