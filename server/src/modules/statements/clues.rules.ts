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
export const DAY_MS = 86_400_000

/** The figures that stand in a remark. */
export const listNumbers = (remark: string): string[] => remark.split(/\D+/).filter((digits) => digits !== '')

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
