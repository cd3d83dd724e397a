/** Systems by how many selections they have: which sizes of combinations they hold. A single and a parlay are systems of one line. */
export const SYSTEMS = {
  single: { picks: 1, sizes: [1] },
  double: { picks: 2, sizes: [2] },
  treble: { picks: 3, sizes: [3] },
  '2/3': { picks: 3, sizes: [2] },
  trixie: { picks: 3, sizes: [2, 3] },
  patent: { picks: 3, sizes: [1, 2, 3] },
  '2/4': { picks: 4, sizes: [2] },
  '3/4': { picks: 4, sizes: [3] },
  yankee: { picks: 4, sizes: [2, 3, 4] },
  lucky15: { picks: 4, sizes: [1, 2, 3, 4] },
  '2/5': { picks: 5, sizes: [2] },
  '3/5': { picks: 5, sizes: [3] },
  '4/5': { picks: 5, sizes: [4] },
  canadian: { picks: 5, sizes: [2, 3, 4, 5] },
  lucky31: { picks: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { picks: 6, sizes: [2, 3, 4, 5, 6] },
} as const satisfies Readonly<Record<string, { picks: number; sizes: readonly number[] }>>
export type System = keyof typeof SYSTEMS | 'parlay'

const LEAST_PICKS = 2
/** As many as a parlay may have. */
export const MOST_PICKS = 10

/** All ways to choose so many of so many, as places. */
export const listChoices = (picks: number, size: number, from = 0): number[][] => {
  if (size === 0) return [[]]
  return Array.from({ length: Math.max(0, picks - from - size + 1) }, (_, at) => from + at).flatMap((first) =>
    listChoices(picks, size - 1, first + 1).map((rest) => [first, ...rest]),
  )
}

/** The lines of a slip, each with the places of its selections; undefined where the system does not fit their number. */
export const listLines = (system: System, picks: number): number[][] | undefined => {
  if (system === 'parlay') {
    const fits = picks >= LEAST_PICKS && picks <= MOST_PICKS
    return fits ? listChoices(picks, picks) : undefined
  }
  const { picks: needed, sizes } = SYSTEMS[system]
  return picks === needed ? sizes.flatMap((size) => listChoices(picks, size)) : undefined
}

/** Systems that fit a number of selections. */
export const listSystems = (picks: number): System[] => {
  const fitting = (Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[]).filter((name) => SYSTEMS[name].picks === picks)
  return picks > 3 && picks <= MOST_PICKS ? ['parlay', ...fitting] : fitting
}
