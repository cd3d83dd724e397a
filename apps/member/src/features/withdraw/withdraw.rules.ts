import { findAmountFault, type Limits, computePercentDone, parseWireMinor } from '../../forms/amount.rules.ts'

export type Condition = 'realname' | 'qk_pwd' | 'card'
/** What must be there before a withdrawal, in the order the server looks (R8.4). */
export const listConditions = (known: {
  realname: string
  has_qk_pwd: boolean
  cards: number
}): readonly { id: Condition; ok: boolean }[] => [
  { id: 'realname', ok: known.realname !== '' },
  { id: 'qk_pwd', ok: known.has_qk_pwd },
  { id: 'card', ok: known.cards > 0 },
]

export type WithdrawFault = 'required' | 'below_min' | 'above_max' | 'above_balance' | 'card_required' | 'pin_required'
/** The first thing that is wrong with the form (R5.9). */
export const findWithdrawFault = (
  input: { amount: string; card_id: number; pin: string },
  limits: Limits,
): WithdrawFault | undefined => {
  const fault = findAmountFault(input.amount, limits)
  if (fault) return fault
  if (input.card_id <= 0) return 'card_required'
  return /^\d{6}$/.test(input.pin) ? undefined : 'pin_required'
}

/** The highest turnover seen since it was last nothing: what the bar counts down from. */
export const findTurnoverPeak = (seen: string, left: string): string => {
  if (parseWireMinor(left) === 0n) return '0.00'
  return parseWireMinor(left) > parseWireMinor(seen) ? left : seen
}
/** The share done, 0-1. */
export const computeTurnoverShare = (left: string, peak: string): number => computePercentDone(left, peak) / 100

export type WithdrawalState = 'requested' | 'in_review' | 'paying' | 'paid' | 'rejected' | 'failed'
type Item = { id: WithdrawalState; state: 'done' | 'now' | 'next' | 'failed' }
const way: readonly WithdrawalState[] = ['requested', 'in_review', 'paying', 'paid']

/** What has happened to a withdrawal and what comes next (R4.21). */
export const buildWithdrawalTimeline = (state: WithdrawalState): readonly Item[] => {
  if (state === 'rejected')
    return [
      { id: 'requested', state: 'done' },
      { id: 'in_review', state: 'done' },
      { id: 'rejected', state: 'failed' },
    ]
  if (state === 'failed')
    return [
      { id: 'requested', state: 'done' },
      { id: 'in_review', state: 'done' },
      { id: 'paying', state: 'done' },
      { id: 'failed', state: 'failed' },
    ]
  const at = way.indexOf(state)
  return way.map((id, i) => ({ id, state: i < at || state === 'paid' ? 'done' : i === at ? 'now' : 'next' }))
}
export const isOver = (state: WithdrawalState): boolean =>
  state === 'paid' || state === 'rejected' || state === 'failed'
