import { type ByHand, DAY_MS, type Expected, listNumbers, type Received } from './clues.rules.ts'

export type Match<E extends Expected> = { deposit: E; score: number; is_exact: boolean }

const WEIGHTS = { remark: 60, amount: 30, name: 10, account: 10 } as const
/** Less than an amount that agrees is no proposal. */
const LEAST = 30
const MOST_SHOWN = 3
/** How long before a member reports money that money may have come in. */
const LATE_DAYS = 7

const normalizeName = (name: string): string => name.replaceAll(/[\s*·]+/g, '').toLowerCase()

/** A code stands alone among the digits of a remark: `0000017` is not in `10000017`. */
const hasCode = (remark: string, code: string): boolean => code !== '' && listNumbers(remark).includes(code)

/** Banks hide part of a name: `*丽丽` and `王丽丽` are one. */
const isSameName = (shown: string, told: string): boolean => {
  const [a, b] = [normalizeName(shown), normalizeName(told)]
  return a !== '' && b !== '' && (a === b || (shown.includes('*') && a.length >= 1 && b.endsWith(a)))
}

/** How much of a deposit a row of the bank agrees with, 0 to 110; of another account nothing. */
export const computeScore = (row: Received, deposit: Expected): number => {
  if (row.account !== deposit.channel_account) return 0
  const agrees = {
    remark: hasCode(row.remark, deposit.remark_code),
    amount: row.amount === deposit.amount,
    name: isSameName(row.payer_name, deposit.payer_name),
    account: deposit.payer_account !== '' && row.payer_account.endsWith(deposit.payer_account),
  }
  return (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
    (sum, key) => sum + (agrees[key] ? WEIGHTS[key] : 0),
    0,
  )
}

/** Money that came in more than a day before it was sent is other money of that member: their code is one for all their deposits. */
const isInTime = ({ booked_at }: Received, { remitted_at }: Expected): boolean =>
  booked_at !== null && booked_at.getTime() >= remitted_at.getTime() - DAY_MS

const isExact = (row: Received, deposit: Expected): boolean =>
  row.amount === deposit.amount &&
  computeScore(row, deposit) >= WEIGHTS.remark + WEIGHTS.amount &&
  isInTime(row, deposit)

/** Whether a deposit may have been credited by hand with the money of a row: code and amount agree, and it had come in by then. */
const isOf = (row: Received, { remitted_at, finished_at, ...d }: ByHand): boolean => {
  if (row.account !== d.channel_account || row.amount !== d.amount || !hasCode(row.remark, d.remark_code)) return false
  const at = row.booked_at?.getTime()
  return at === undefined || (at >= remitted_at.getTime() - LATE_DAYS * DAY_MS && at <= finished_at.getTime() + DAY_MS)
}

/** The deposit that was credited by hand with a row's money, as far as one can tell. */
export const findByHand = <D extends ByHand>(row: Received, deposits: readonly D[]): D | undefined =>
  deposits.find((deposit) => isOf(row, deposit))

/**
 * The deposits that a row may be, the likeliest first. Exact is remark code and amount, and that of one deposit alone: of two that
 * look the same to the bank a person chooses, and so they do of money that was credited by hand, perhaps (decisions/0157).
 */
export const proposeMatches = <E extends Expected>(
  row: Received,
  deposits: readonly E[],
  by_hand: readonly ByHand[],
): Match<E>[] => {
  const exact = findByHand(row, by_hand) ? [] : deposits.filter((deposit) => isExact(row, deposit))
  return deposits
    .map((deposit) => ({
      deposit,
      score: computeScore(row, deposit),
      is_exact: exact.length === 1 && exact[0] === deposit,
    }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SHOWN)
}
