import { type Risk, type RiskRule, RISK_RULES } from '@moongate/contract/risk.states'
import { listNames } from '@moongate/contract/states'
import { toWire } from '@moongate/money'
import type { RiskLimits } from './risk.settings.ts'

/** What a withdrawal is judged by; amounts in minor units. */
export type RiskFacts = {
  now: Date
  amount: bigint
  turnover_left: bigint
  /** Withdrawals of the site's day that were not sent back, without this one. */
  today: number
  /** How many were paid ever. */
  paid: number
  /** What was withdrawn and not sent back, without this one; what was credited by deposits. */
  withdrawn: bigint
  deposited: bigint
  registered_at: Date
  card_written_at: Date | null
  password_changed_at: Date | null
  qk_pwd_changed_at: Date | null
  /** Whether a bet was settled since the withdrawal before this one. */
  has_bets: boolean
  /** The others who bound the same card number, and who came from the same addresses. */
  card_sharers: number
  address_sharers: number
  largest_win: bigint
  /** Whether a list of sanctions holds somebody of their name, and nobody has looked. */
  is_flagged: boolean
}
type Figures = Omit<Risk, 'rule'>
const SPOKEN: Figures = { found: '', limit: '' }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const tellMoney = (fires: boolean, found: bigint, limit: bigint): Figures | undefined =>
  fires ? { found: toWire(found), limit: toWire(limit) } : undefined
const tellCount = (fires: boolean, found: number, limit: number): Figures | undefined =>
  fires ? { found: String(found), limit: String(limit) } : undefined
/** Whether something happened less than so many units of time ago; told in whole ones. */
const tellRecent = (at: Date | null, now: Date, unit_ms: number, limit: number): Figures | undefined => {
  if (at === null) return undefined
  const passed_ms = now.getTime() - at.getTime()
  return tellCount(passed_ms < limit * unit_ms, Math.max(0, Math.floor(passed_ms / unit_ms)), limit)
}

/** Each rule with what it finds; nothing where it does not fire. */
const CHECKS: { [R in RiskRule]: (f: RiskFacts, limits: RiskLimits[R]) => Figures | undefined } = {
  amount: (f, { above }) => tellMoney(f.amount > above, f.amount, above),
  new_account: (f, { days }) => tellRecent(f.registered_at, f.now, DAY_MS, days),
  first_withdrawal: (f) => (f.paid === 0 ? SPOKEN : undefined),
  card_changed: (f, { hours }) => tellRecent(f.card_written_at, f.now, HOUR_MS, hours),
  password_changed: (f, { hours }) => tellRecent(f.password_changed_at, f.now, HOUR_MS, hours),
  qk_pwd_changed: (f, { hours }) => tellRecent(f.qk_pwd_changed_at, f.now, HOUR_MS, hours),
  turnover_missing: (f) => tellMoney(f.turnover_left > 0n, f.turnover_left, 0n),
  ratio: (f, { times }) =>
    tellMoney(f.withdrawn + f.amount > BigInt(times) * f.deposited, f.withdrawn + f.amount, f.deposited),
  no_bets: (f) => (f.has_bets ? undefined : SPOKEN),
  shared_card: (f) => tellCount(f.card_sharers > 0, f.card_sharers, 0),
  shared_address: (f, { others }) => tellCount(f.address_sharers > others, f.address_sharers, others),
  several_today: (f, { count }) => tellCount(f.today + 1 > count, f.today + 1, count),
  large_win: (f, { above }) => tellMoney(f.largest_win > above, f.largest_win, above),
  sanction_hit: (f) => (f.is_flagged ? SPOKEN : undefined),
}

const check = <R extends RiskRule>(rule: R, facts: RiskFacts, limits: RiskLimits[R]): Risk | undefined => {
  const figures = limits.on ? CHECKS[rule](facts, limits) : undefined
  return figures && { rule, ...figures }
}

/** The rules that fire, in the order of their table, with what was found and the limit that holds. */
export const listRisks = (limits: RiskLimits, facts: RiskFacts): Risk[] =>
  listNames(RISK_RULES).flatMap((rule) => check(rule, facts, limits[rule]) ?? [])
