import type { BreakKind } from '@moongate/contract/reconciliation.states'

/**
 * Something that does not add up on a day. Named by kind and subject, so that the same is found again as the same. `amount` is what is at
 * stake, `effect` how much of the day's difference (theirs less ours) it is.
 */
export type Break = { kind: BreakKind; subject: string; detail: string; amount: bigint; effect: bigint }
/** A day of a source, compared. */
export type Compared = {
  lines: number
  matched: number
  sum_ours: bigint
  sum_theirs: bigint
  breaks: readonly Break[]
}

/** All of them together. */
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n)
/** How much it is, whichever way. */
export const measure = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

/** The values of each key, in their order. */
export const groupBy = <T>(values: readonly T[], keyOf: (value: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
