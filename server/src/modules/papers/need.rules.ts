/** Above which sums a withdrawal asks for papers, in minor units; null is at no sum. */
export type NeedLimits = { single_above: bigint | null; month_above: bigint | null; total_above: bigint | null }
/** Whether the member has shown who they are, and what they withdrew within thirty days and ever, without what was sent back. */
export type NeedFacts = { is_proven: boolean; withdrawn_month: bigint; withdrawn: bigint }

const findLeast = (sums: readonly (bigint | null)[]): bigint | null =>
  sums.reduce((least, sum) => (least === null || (sum !== null && sum < least) ? sum : least), null)

const subtract = (sum: bigint | null, taken: bigint): bigint | null => {
  if (sum === null) return null
  return sum > taken ? sum - taken : 0n
}

/** How much can be withdrawn without papers; null is any sum. The licence may allow less than the operator, never more. */
export const computeFree = (limits: NeedLimits, proof_above: bigint | null, facts: NeedFacts): bigint | null =>
  facts.is_proven
    ? null
    : findLeast([
        limits.single_above,
        subtract(limits.month_above, facts.withdrawn_month),
        subtract(findLeast([limits.total_above, proof_above]), facts.withdrawn),
      ])
