/** What a row of the bank and an open deposit are compared by; amounts in minor units. */
export type Received = { account: string; amount: bigint; payer_name: string; payer_account: string; remark: string }
export type Expected = {
  id: string
  amount: bigint
  remark_code: string
  payer_name: string
  payer_account: string
  channel_account: string
}
export type Match<E extends Expected> = { deposit: E; score: number; is_exact: boolean }

const WEIGHTS = { remark: 60, amount: 30, name: 10, account: 10 } as const
/** Less than an amount that agrees is no proposal. */
const LEAST = 30
const MOST_SHOWN = 3

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

const isExact = (row: Received, deposit: Expected): boolean =>
  row.amount === deposit.amount && computeScore(row, deposit) >= WEIGHTS.remark + WEIGHTS.amount

/** What a deposit has in common with one of these rows, at the least, to be proposed for it. */
export const listClues = (rows: readonly Pick<Received, 'account' | 'amount' | 'remark'>[]) => ({
  accounts: [...new Set(rows.map(({ account }) => account))],
  amounts: [...new Set(rows.map(({ amount }) => amount))],
  codes: [...new Set(rows.flatMap(({ remark }) => listNumbers(remark)))],
})

/** The deposits of a row's account and amount, none of which a row that matches exactly is without. */
export const indexDeposits = <E extends Expected>(deposits: readonly E[]): ((row: Received) => readonly E[]) => {
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
 * look the same to the bank a person chooses (decisions/0157).
 */
export const proposeMatches = <E extends Expected>(row: Received, deposits: readonly E[]): Match<E>[] => {
  const exact = deposits.filter((deposit) => isExact(row, deposit))
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
