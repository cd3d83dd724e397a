/** What a row of the bank and an open deposit are compared by; amounts in minor units. */
export type Received = {
  account: string
  amount: bigint
  payer_name: string
  payer_account: string
  remark: string
  /** Nothing where the bank's day could not be read. */
  booked_at: Date | null
}
export type Expected = {
  id: string
  amount: bigint
  remark_code: string
  payer_name: string
  payer_account: string
  channel_account: string
  /** When the member sent it, at the latest when they reported it. */
  remitted_at: Date
}
/** A deposit that was credited without a row of the bank. */
export type ByHand = Pick<Expected, 'amount' | 'remark_code' | 'channel_account' | 'remitted_at'> & {
  finished_at: Date
}
export type Match<E extends Expected> = { deposit: E; score: number; is_exact: boolean }

const WEIGHTS = { remark: 60, amount: 30, name: 10, account: 10 } as const
/** Less than an amount that agrees is no proposal. */
const LEAST = 30
const MOST_SHOWN = 3
const DAY_MS = 86_400_000
/** How long before a member reports money that money may have come in. */
const LATE_DAYS = 7

const normalizeName = (name: string): string => name.replaceAll(/[\s*·]+/g, '').toLowerCase()

const listNumbers = (remark: string): string[] => remark.split(/\D+/).filter((digits) => digits !== '')

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

/** From when on deposits that were credited may have been so with these rows. */
export const findSince = (rows: readonly Pick<Received, 'booked_at'>[]): Date =>
  new Date(Math.min(...rows.map(({ booked_at }) => booked_at?.getTime() ?? 0)) - DAY_MS)

/** What a deposit has in common with one of these rows, at the least, to be proposed for it. */
export const listClues = (rows: readonly Pick<Received, 'account' | 'amount' | 'remark'>[]) => ({
  accounts: [...new Set(rows.map(({ account }) => account))],
  amounts: [...new Set(rows.map(({ amount }) => amount))],
  codes: [...new Set(rows.flatMap(({ remark }) => listNumbers(remark)))],
})

/** The deposits of a row's account and amount, none of which a row that matches exactly is without. */
export const indexDeposits = <E extends Pick<Expected, 'amount' | 'channel_account'>>(
  deposits: readonly E[],
): ((row: Pick<Received, 'amount' | 'account'>) => readonly E[]) => {
  const groups = new Map<string, E[]>()
  for (const deposit of deposits) {
    const key = `${deposit.amount} ${deposit.channel_account}`
    const group = groups.get(key)
    if (group) group.push(deposit)
    else groups.set(key, [deposit])
  }
  return ({ account, amount }) => groups.get(`${amount} ${account}`) ?? []
}

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
