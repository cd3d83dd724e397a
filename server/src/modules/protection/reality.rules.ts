/** After how many minutes the site shows how it went: what the operator set, and no longer than the licence allows; 0 is never. */
export const chooseMinutes = (set: number, longest: number | null): number => {
  if (longest === null) return set
  return set === 0 ? longest : Math.min(set, longest)
}

/** Whether a day's loss is such that a time-out is offered; a threshold of 0 offers none. */
export const isOffered = (loss: bigint, from: bigint): boolean => from > 0n && loss >= from
