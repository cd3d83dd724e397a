import { applyRate } from '@moongate/money'

export type WithdrawalState = 'requested' | 'in_review' | 'paying' | 'paid' | 'rejected' | 'failed'

/** Step → the states it may start from and the one it leads to; buttons and use cases both read this (R4.21). */
export const WITHDRAWAL_STEPS = {
  review: { from: ['requested'], to: 'in_review' },
  approve: { from: ['requested', 'in_review'], to: 'paying' },
  pay: { from: ['paying'], to: 'paid' },
  reject: { from: ['requested', 'in_review'], to: 'rejected' },
  fail: { from: ['paying'], to: 'failed' },
} as const satisfies Record<string, { from: readonly WithdrawalState[]; to: WithdrawalState }>
export type WithdrawalStep = keyof typeof WITHDRAWAL_STEPS

export const OPEN_WITHDRAWAL: readonly WithdrawalState[] = ['requested', 'in_review', 'paying']

export type Facts = {
  realname: string
  has_qk_pwd: boolean
  cards: number
  card_is_mine: boolean
  card_is_complete: boolean
  wall_time: string
  hours: { open_from: string; open_to: string }
  amount: bigint
  min: bigint
  max: bigint
  today: number
  daily_count: number
  balance: bigint
}

/** Why a withdrawal may not be asked for, or nothing. The order is the wire's: the first failure answers (R8.4). The password comes after all of these. */
export const refuseWithdrawal = (f: Facts) => {
  if (f.realname === '') return 'cashier.realname_missing'
  if (!f.has_qk_pwd) return 'cashier.qk_pwd_missing'
  if (f.cards === 0) return 'cashier.card_missing'
  if (!f.card_is_mine) return 'cashier.card_not_mine'
  if (!f.card_is_complete) return 'cashier.card_incomplete'
  if (!isOpen(f.wall_time, f.hours)) return 'cashier.outside_hours'
  if (f.amount < f.min) return 'cashier.below_min'
  if (f.amount > f.max) return 'cashier.above_max'
  if (f.today >= f.daily_count) return 'cashier.daily_count'
  return f.amount > f.balance ? 'cashier.insufficient' : undefined
}

/** Whether a card can be paid to: all its data is there and its holder is the member, also after the real name was put right. */
export const isComplete = (
  card: { card_no: string; bank_address: string; owner_name: string } | undefined,
  realname: string,
): boolean =>
  card !== undefined &&
  card.card_no !== '' &&
  card.bank_address !== '' &&
  normalizeName(card.owner_name) === normalizeName(realname)

const normalizeName = (name: string): string => name.replaceAll(/\s+/g, '').toLowerCase()

/** Whether a wall time `HH:mm` is within the hours; a window may cross midnight, and 00:00-24:00 is always open. */
export const isOpen = (at: string, { open_from, open_to }: { open_from: string; open_to: string }): boolean =>
  open_from <= open_to ? at >= open_from && at < open_to : at >= open_from || at < open_to

/** A percentage with two decimals, `"2.00"`, in parts per million. */
export const parsePercent = (percent: string): bigint => BigInt(percent.replace('.', '')) * 100n

/** R9.6: while turnover is missing the fee is a share of the amount, rounded half to even; otherwise there is none. */
export const computeFee = (amount: bigint, turnover_left: bigint, fee_percent: string): bigint =>
  turnover_left > 0n ? applyRate(amount, parsePercent(fee_percent), 'half-even') : 0n

export const getWithdrawalStatus = (state: WithdrawalState): 1 | 2 | 3 =>
  OPEN_WITHDRAWAL.includes(state) ? 1 : state === 'paid' ? 2 : 3
export const listWithdrawalStates = (status: number | undefined): WithdrawalState[] =>
  (['requested', 'in_review', 'paying', 'paid', 'rejected', 'failed'] as const).filter(
    (s) => status === undefined || getWithdrawalStatus(s) === status,
  )
