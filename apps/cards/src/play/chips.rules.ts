/** Chips in minor units. */
const CHIPS = [500, 1_000, 5_000, 10_000, 50_000, 100_000] as const
const SHOWN = 5

/** Stakes are whole multiples of `unit`. */
export type Limits = { least: number; most: number; unit: number; balance: number }

/** The chips that a game's limits make sense of, the smallest first. */
export const listChips = ({ least, most }: Pick<Limits, 'least' | 'most'>): number[] =>
  CHIPS.filter((chip) => chip >= Math.min(least, 1_000) && chip <= most).slice(0, SHOWN)

/** Puts a chip onto a stake; as much of it as limit and balance leave. */
export const addChip = (stake: number, chip: number, { most, unit, balance }: Limits): number => {
  const free = Math.min(most, Math.floor(balance / unit) * unit) - stake
  return stake + Math.max(0, Math.min(chip, free))
}

/** Whether cards may be dealt for a stake. */
export const isStake = (stake: number, { least, most, balance }: Omit<Limits, 'unit'>): boolean =>
  stake >= least && stake <= most && stake <= balance
