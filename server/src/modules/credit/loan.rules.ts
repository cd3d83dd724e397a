import { addDays, formatDay, parseInstant } from '../../kernel/time.ts'
import type { CreditTerms } from './credit.settings.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** What a member has on a level, under the operator's cap. */
export const computeLimit = (of_level: bigint, { cap }: Pick<CreditTerms, 'cap'>): bigint =>
  cap !== null && cap < of_level ? cap : of_level

/** From when on another loan may be asked for, after one was paid back (R9.4). */
export const findAgainAt = (last_repaid_at: Date | null, { wait_minutes }: Pick<CreditTerms, 'wait_minutes'>) =>
  last_repaid_at && new Date(last_repaid_at.getTime() + wait_minutes * MINUTE_MS)

export type BorrowFacts = {
  now: Date
  realname: string
  has_open: boolean
  last_repaid_at: Date | null
  limit: bigint
  terms: CreditTerms
}
type Asked = { realname: string; amount: bigint; days: number }

const sameName = (a: string, b: string): boolean => a !== '' && a.trim().toLowerCase() === b.trim().toLowerCase()

/** Why nothing is lent whatever is asked for; nothing where something may be. */
export const refuseAny = ({ now, has_open, last_repaid_at, limit, terms }: Omit<BorrowFacts, 'realname'>) => {
  if (has_open) return 'credit.loan_open'
  const again_at = findAgainAt(last_repaid_at, terms)
  if (again_at && now < again_at) return 'credit.too_soon'
  return limit < terms.min ? 'credit.no_limit' : undefined
}

/** Why this is not lent. The account's real name must be the one that was filled in (R5.10). */
export const refuseBorrow = (facts: BorrowFacts, { realname, amount, days }: Asked) => {
  if (!sameName(facts.realname, realname)) return 'credit.realname_wrong'
  const refusal = refuseAny(facts)
  if (refusal) return refusal
  if (amount < facts.terms.min) return 'credit.below_min'
  if (amount > facts.limit) return 'credit.above_limit'
  return days > facts.terms.max_days ? 'credit.days_invalid' : undefined
}

export type Bounds = Pick<CreditTerms, 'min' | 'cap' | 'max_days'>

/** Whether a loan as it was asked for breaks the terms, whoever asked. */
export const isOutside = ({ amount, days }: Pick<Asked, 'amount' | 'days'>, { min, cap, max_days }: Bounds): boolean =>
  amount < min || (cap !== null && amount > cap) || days > max_days

/** Whether terms lend more, for longer, sooner again, or without a person's look: such take two people (decisions/0272). */
export const isLooser = (before: CreditTerms, after: CreditTerms): boolean =>
  (before.cap !== null && (after.cap === null || after.cap > before.cap)) ||
  after.max_days > before.max_days ||
  after.wait_minutes < before.wait_minutes ||
  (before.way === 'staff' && after.way === 'automatic')

/** Why a loan that was asked for cannot be lent any more, by the terms of now. */
export const refuseApproval = (
  { amount, days }: Pick<Asked, 'amount' | 'days'>,
  limit: bigint,
  { max_days }: Pick<CreditTerms, 'max_days'>,
) => {
  if (limit === 0n) return 'credit.no_limit'
  if (amount > limit) return 'credit.above_limit'
  return days > max_days ? 'credit.days_invalid' : undefined
}

/** Why a sum does not pay a debt back; there are no parts of it. */
export const refuseRepayment = (owed: bigint | undefined, amount: bigint) => {
  if (owed === undefined) return 'credit.nothing_owed'
  return amount === owed ? undefined : 'credit.repay_whole'
}

/** The last day on which a loan can be paid back, so many days of the site after that on which it was lent, and the moment at which it is over. */
export const findDue = (lent_at: Date, days: number, time_zone: string): { due_on: string; due_at: Date } => {
  const due_on = addDays(formatDay(lent_at, time_zone), days)
  const due_at = parseInstant(addDays(due_on, 1), time_zone)
  if (!due_at) throw new Error(`${due_on} has no end`)
  return { due_on, due_at }
}

type Due = { state: string; due_at: Date | null; overdue_at: Date | null }

/** Whether a loan is overdue, or was when it was paid back. */
export const isOverdue = ({ state, due_at, overdue_at }: Due, now: Date): boolean =>
  overdue_at !== null || (state === 'lent' && due_at !== null && due_at <= now)

/** Days from today to the last one; below 0 once it is over. */
export const countDaysLeft = (due_on: string, today: string): number =>
  Math.round((Date.parse(due_on) - Date.parse(today)) / DAY_MS)

/** Whether a person has to look, though loans are reviewed by themselves: a debt was late before, or a card is shared. */
export const needsPerson = ({ late_loans, card_sharers }: { late_loans: number; card_sharers: number }): boolean =>
  late_loans > 0 || card_sharers > 0
