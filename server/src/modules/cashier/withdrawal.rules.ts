import { WITHDRAWAL_REFUSALS, type WithdrawalRefusal } from '@moongate/contract/cashier.refusals'
import {
  WITHDRAWAL_STATES,
  WITHDRAWAL_STEPS,
  type WireStatus,
  type WithdrawalState,
  type WithdrawalStep,
} from '@moongate/contract/cashier.states'
import type { WithdrawalWay } from '@moongate/contract/payments.states'
import type { Risk } from '@moongate/contract/risk.states'
import { listNames, type Step } from '@moongate/contract/states'
import { applyRate } from '@moongate/money'
import { isWithinHours } from '../../kernel/time.ts'

export {
  OPEN_WITHDRAWAL,
  WITHDRAWAL_STEPS,
  type WithdrawalState,
  type WithdrawalStep,
} from '@moongate/contract/cashier.states'

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
  /** How much can be withdrawn without papers; null is any sum. */
  free: bigint | null
}

/** Each refusal with the facts it stands on. */
const CHECKS: Record<WithdrawalRefusal, (f: Facts) => boolean> = {
  'cashier.realname_missing': (f) => f.realname === '',
  'cashier.qk_pwd_missing': (f) => !f.has_qk_pwd,
  'cashier.card_missing': (f) => f.cards === 0,
  'cashier.card_not_mine': (f) => !f.card_is_mine,
  'cashier.card_incomplete': (f) => !f.card_is_complete,
  'cashier.outside_hours': (f) => !isWithinHours(f.wall_time, f.hours),
  'cashier.below_min': (f) => f.amount < f.min,
  'cashier.above_max': (f) => f.amount > f.max,
  'cashier.daily_count': (f) => f.today >= f.daily_count,
  'cashier.insufficient': (f) => f.amount > f.balance,
  'cashier.papers_missing': (f) => f.free !== null && f.amount > f.free,
}

/** Why a withdrawal may not be asked for, or nothing. The order is the wire's: the first failure answers (R8.4). The password comes after all of these. */
export const refuseWithdrawal = (f: Facts): WithdrawalRefusal | undefined =>
  WITHDRAWAL_REFUSALS.find((code) => CHECKS[code](f))

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

/** What a level lets its member do; null: as for everybody. */
export type LevelLimits = {
  withdrawals: number | null
  withdrawal_max: bigint | null
  approval_max: bigint | null
  is_fast: boolean
}

/** As everybody may. */
export const NO_LEVEL: LevelLimits = { withdrawals: null, withdrawal_max: null, approval_max: null, is_fast: false }

const raiseSum = (site: bigint, level: bigint | null): bigint => (level !== null && level > site ? level : site)

/** The limits that hold for a member: the site's, or those of their level where they reach further (R6.5). */
export const raiseLimits = <L extends { max: bigint; daily_count: number }>(site: L, level: LevelLimits): L => ({
  ...site,
  max: raiseSum(site.max, level.withdrawal_max),
  daily_count: Math.max(site.daily_count, level.withdrawals ?? 0),
})

/** Up to which sum an order waits for nobody: the site's, or their level's where it reaches further; an operator who leaves nothing to the rules leaves nothing (decisions/0198). */
export const raiseApproval = (
  up_to: bigint | null,
  { approval_max }: Pick<LevelLimits, 'approval_max'>,
): bigint | null => (up_to === null ? null : raiseSum(up_to, approval_max))

/** A percentage with two decimals, `"2.00"`, in parts per million. */
export const parsePercent = (percent: string): bigint => BigInt(percent.replace('.', '')) * 100n

/** R9.6: while turnover is missing the fee is a share of the amount, rounded half to even; otherwise there is none. */
export const computeFee = (amount: bigint, turnover_left: bigint, fee_percent: string): bigint =>
  turnover_left > 0n ? applyRate(amount, parsePercent(fee_percent), 'half-even') : 0n

/** Of what may be withdrawn the fee leaves a cent at least: what it leaves never falls with the amount. */
export const leavesSomething = (min: bigint, fee_percent: string): boolean => {
  const least = min > 0n ? min : 1n
  return computeFee(least, 1n, fee_percent) < least
}

/**
 * Whether an order is approved without a person: nothing in it is remarkable, and its sum is one the operator leaves to the rules and
 * to one person alone. `null`: to no sum, and to any.
 */
export const isApprovedAlone = (
  { amount, risks }: { amount: bigint; risks: readonly Risk[] },
  { up_to, second_person_above }: { up_to: bigint | null; second_person_above: bigint | null },
): boolean =>
  up_to !== null &&
  amount <= up_to &&
  risks.length === 0 &&
  (second_person_above === null || amount <= second_person_above)

/** Who pays a withdrawal of this net amount: the machine where the operator lets it, up to their sum. */
export const chooseWay = (
  net: bigint,
  { way, machine_up_to }: { way: WithdrawalWay; machine_up_to: bigint | null },
): WithdrawalWay => (way === 'machine' && (machine_up_to === null || net <= machine_up_to) ? 'machine' : 'hand')

/** None leads back to where it began. */
type Steps = Readonly<Record<WithdrawalStep, Step<WithdrawalState> & { to: Exclude<WithdrawalState, 'requested'> }>>
/** The steps of an order that is paid this way once it is approved: before a machine pays somebody else has looked, as there is nobody after. */
export const chooseSteps = (payer: WithdrawalWay): Steps => (payer === 'machine' ? MACHINE_STEPS : WITHDRAWAL_STEPS)
const MACHINE_STEPS: Steps = {
  ...WITHDRAWAL_STEPS,
  approve: { ...WITHDRAWAL_STEPS.approve, second_person: 'always' },
}

/** Steps that the machine takes itself of an order that it pays: by hand the money would go out twice. */
export const isMachineStep = (way: WithdrawalWay, step: WithdrawalStep): boolean =>
  way === 'machine' && (step === 'pay' || step === 'fail')

export const getWithdrawalStatus = (state: WithdrawalState): WireStatus => WITHDRAWAL_STATES[state]
export const listWithdrawalStates = (status: number | undefined): WithdrawalState[] =>
  listNames(WITHDRAWAL_STATES).filter((s) => status === undefined || getWithdrawalStatus(s) === status)
