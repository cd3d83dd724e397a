import { type Break, type Compared, measure, sum } from './break.rules.ts'

/** A final transfer to an address of ours, by what names it on its chain; millionths of USDT. */
export type OnChain = { tx_hash: string; log_index: number; usdt: bigint }
/** The same as we have seen it. `is_of_day`: its block is of the day. */
export type Seen = OnChain & { bill_no: string; is_of_day: boolean }

const nameTransfer = ({ tx_hash, log_index }: OnChain): string => `${tx_hash}:${log_index}`

const compareTransfer = (theirs: OnChain, ours: Seen | undefined): Break[] => {
  const found = { subject: nameTransfer(theirs), detail: ours?.bill_no ?? '', amount: theirs.usdt }
  if (!ours) return [{ ...found, kind: 'transfer_unseen', effect: theirs.usdt }]
  const effect = theirs.usdt - (ours.is_of_day ? ours.usdt : 0n)
  if (theirs.usdt !== ours.usdt)
    return [{ ...found, kind: 'amount_differs', amount: measure(theirs.usdt - ours.usdt), effect }]
  return ours.is_of_day ? [] : [{ ...found, kind: 'day_differs', effect }]
}

/** A day of a chain: what its final blocks hold for our addresses beside what we have seen there. */
export const compareChain = (theirs: readonly OnChain[], ours: readonly Seen[]): Compared => {
  const seen = new Map(ours.map((one) => [nameTransfer(one), one]))
  const there = new Set(theirs.map(nameTransfer))
  const of_chain = theirs.map((one) => compareTransfer(one, seen.get(nameTransfer(one))))
  const own = ours.filter(({ is_of_day }) => is_of_day)
  const gone = own
    .filter((one) => !there.has(nameTransfer(one)))
    .map((one): Break => ({
      kind: 'block_gone',
      subject: nameTransfer(one),
      detail: one.bill_no,
      amount: one.usdt,
      effect: -one.usdt,
    }))
  return {
    lines: theirs.length,
    matched: of_chain.filter((found) => found.length === 0).length,
    sum_theirs: sum(theirs.map(({ usdt }) => usdt)),
    sum_ours: sum(own.map(({ usdt }) => usdt)),
    breaks: [...of_chain.flat(), ...gone],
  }
}
