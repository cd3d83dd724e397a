/** A difference that is open already: theirs less ours, in minor units, and whether it waits for people. */
export type OpenDifference = { amount: bigint; is_found: boolean }
export type Finding = 'none' | 'watch' | 'find' | 'update' | 'close'

/**
 * What a look at both books makes of what was known. A difference that is seen once may still be a bet that the supplier tells of a little
 * later; seen a second time alike, with nothing moved around either look, it waits for people.
 */
export const judgeLook = (known: OpenDifference | undefined, amount: bigint): Finding => {
  if (amount === 0n) return known ? 'close' : 'none'
  if (!known) return 'watch'
  if (known.is_found) return 'update'
  return known.amount === amount ? 'find' : 'watch'
}

/** What stands in our books of a member at a supplier; `last_seq` grows with each movement there. */
export type Facts = { ours: bigint; is_open: boolean; last_seq: bigint }

/** Whether a supplier's figure can be set against ours: no transfer on its way, and nothing moved since before it was asked for. */
export const isComparable = (before: Facts, after: Facts): boolean =>
  !before.is_open && !after.is_open && before.last_seq === after.last_seq
