import { isOnline } from '@moongate/contract/channels.states'
import {
  DEPOSIT_REFUSALS,
  type DepositRefusal,
  ONLINE_REFUSALS,
  type OnlineRefusal,
} from '@moongate/contract/cashier.refusals'
import {
  DEPOSIT_STATES,
  DEPOSIT_STEPS,
  type DepositState,
  type DepositStep,
  OPEN_DEPOSIT,
  type WireStatus,
} from '@moongate/contract/cashier.states'
import { listNames } from '@moongate/contract/states'

export { DEPOSIT_STEPS, type DepositState, type DepositStep, OPEN_DEPOSIT }

export type DepositFacts = {
  realname: string
  cards: number
  channel: { type: string; enabled: boolean; min: bigint; max: bigint; single_max: bigint } | undefined
  /** Whether one of its accounts takes the amount: the one that was named, else any. */
  has_payee: boolean
  is_open: boolean
  /** Whether the member has reached the level from which it is offered, or was shown it before. */
  is_reached: boolean
  /** Whether its rate of USDT is another one than the member was shown. */
  is_rate_changed: boolean
  asked: { type: string; account: string; amount: bigint }
  open_orders: number
  max_open: number
  remitted_at: Date | undefined
  now: Date
}

const DAY_MS = 86_400_000
const AHEAD_MS = 15 * 60_000
const BACK_MS = 7 * DAY_MS

/** Each refusal with the facts it stands on. */
const CHECKS: Record<DepositRefusal, (f: DepositFacts) => boolean> = {
  'cashier.realname_missing': (f) => f.realname === '',
  'cashier.card_missing': (f) => f.cards === 0,
  'cashier.no_account': (f) => !f.channel?.enabled || f.channel.type !== f.asked.type,
  'cashier.level_missing': (f) => !f.is_reached,
  'cashier.channel_closed': (f) => !f.is_open,
  // Money sent to an account that was shown earlier and has changed since would go astray.
  'cashier.channel_changed': (f) => !f.has_payee && f.asked.account !== '',
  'cashier.channel_full': (f) => !f.has_payee,
  'cashier.below_min': (f) => f.channel !== undefined && f.asked.amount < f.channel.min,
  'cashier.above_max': (f) => f.channel !== undefined && f.asked.amount > f.channel.max,
  'cashier.above_single': (f) => f.channel !== undefined && f.asked.amount > f.channel.single_max,
  'cashier.remitted_at_invalid': (f) => !f.remitted_at || isFarOff(f.remitted_at, f.now),
  'cashier.too_many_open': (f) => f.open_orders >= f.max_open,
  // Nobody's money is counted at a rate that they have not agreed to.
  'cashier.rate_changed': (f) => f.is_rate_changed,
}

/** Why a reported transfer is not taken, or nothing; the first failure answers (R5.11, R5.12, R8.5). */
export const refuseDeposit = (
  f: DepositFacts,
  codes: readonly DepositRefusal[] = DEPOSIT_REFUSALS,
): DepositRefusal | undefined => codes.find((code) => CHECKS[code](f))

type OnlineFacts = {
  realname: string
  channel: DepositFacts['channel']
  asked: { type: string; amount: bigint }
  is_reached: boolean
  /** Whether a gateway stands behind the channel that can be asked. */
  is_connected: boolean
  open_orders: number
  max_open: number
}

/** Each refusal with the facts it stands on. */
const ONLINE_CHECKS: Record<OnlineRefusal, (f: OnlineFacts) => boolean> = {
  'cashier.realname_missing': ({ realname }) => realname === '',
  'cashier.no_account': ({ channel, asked }) =>
    !channel?.enabled || !isOnline(channel.type) || channel.type !== asked.type,
  'cashier.level_missing': ({ is_reached }) => !is_reached,
  'cashier.channel_maintenance': ({ is_connected }) => !is_connected,
  'cashier.below_min': ({ channel, asked }) => channel !== undefined && asked.amount < channel.min,
  'cashier.above_max': ({ channel, asked }) => channel !== undefined && asked.amount > channel.max,
  'cashier.above_single': ({ channel, asked }) => channel !== undefined && asked.amount > channel.single_max,
  'cashier.too_many_open': ({ open_orders, max_open }) => open_orders >= max_open,
}

/** Why an online payment is not begun, or nothing; the first failure answers (R5.11, R5.12, R8.5). */
export const refuseOnline = (f: OnlineFacts): OnlineRefusal | undefined =>
  ONLINE_REFUSALS.find((code) => ONLINE_CHECKS[code](f))

const isFarOff = (at: Date, now: Date): boolean => {
  const ahead = at.getTime() - now.getTime()
  return ahead > AHEAD_MS || ahead < -BACK_MS
}

/** What a member writes on the transfer so that staff find its owner: the member's number with a check digit. */
export const makeRemarkCode = (member_id: number): string => {
  const digits = String(member_id).padStart(6, '0')
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === digits.length % 2 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
/** Whose code it is; nothing for what is none. */
export const readRemarkCode = (code: string): number | undefined => {
  const member_id = Number(code.slice(0, -1))
  return member_id > 0 && member_id < 2 ** 31 && makeRemarkCode(member_id) === code ? member_id : undefined
}

/** 1 pending, 2 success, 3 failed or refused. */
export const getDepositStatus = (state: DepositState): WireStatus => DEPOSIT_STATES[state]
export const listDepositStates = (status: number | undefined): DepositState[] =>
  listNames(DEPOSIT_STATES).filter((s) => status === undefined || getDepositStatus(s) === status)

/** How long a report still has until it expires; null where it does not by itself (decisions/0084). */
export const countSecondsLeft = (
  report: { state: DepositState; created_at: Date },
  expires_minutes: number,
  now: Date,
): number | null => {
  if (!DEPOSIT_STEPS.expire.from.some((state) => state === report.state)) return null
  const ends_at = report.created_at.getTime() + expires_minutes * 60_000
  return Math.max(0, Math.ceil((ends_at - now.getTime()) / 1000))
}
