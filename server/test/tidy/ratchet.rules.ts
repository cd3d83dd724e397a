/** One measure of the tree. `most`: less is better; `least`: a share in whole per cent, more is better. */
export type Measure = {
  name: string
  bound: 'most' | 'least'
  value: number
  /** What STYLE says at the outside; nothing is held above it. */
  limit?: number
  /** Who is nearest to the bound or past it, for the one who has to mend it. */
  worst: readonly string[]
}
/** Held values by the name of their measure: ratchet.json. */
export type Held = Readonly<Record<string, number>>

const isWorse = ({ bound, value }: Measure, held: number): boolean => (bound === 'most' ? value > held : value < held)

/** A sentence for each measure that got worse, got better without being held, or is not held at all. */
export const findRatchetFaults = (measures: readonly Measure[], held: Held): string[] => [
  ...measures.flatMap((measure) => {
    const { name, value, worst } = measure
    const before = held[name]
    if (before === undefined) return [`${name}: ${value}, held nowhere; run npm run ratchet`]
    if (isWorse(measure, before)) return [`${name}: ${value} now, ${before} held; look at ${worst.join(', ')}`]
    return value === before ? [] : [`${name}: ${value} now, better than the ${before} held; run npm run ratchet`]
  }),
  ...measures.flatMap(({ name, limit, bound }) =>
    bound === 'most' && limit !== undefined && (held[name] ?? 0) > limit
      ? [`${name}: ${held[name]} is held, STYLE allows ${limit}`]
      : [],
  ),
  ...Object.keys(held)
    .filter((name) => !measures.some((measure) => measure.name === name))
    .map((name) => `${name}: held, but measured no more`),
]

/** The held values after tightening: never looser than before. */
export const tighten = (measures: readonly Measure[], held: Held): Held =>
  Object.fromEntries(
    measures.map((measure) => {
      const before = held[measure.name]
      return [measure.name, before !== undefined && isWorse(measure, before) ? before : measure.value]
    }),
  )
