/** The middle one, or the mean of the two in the middle; of nothing, nothing. */
export const findMedian = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = low] = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1)
  return (low + high) / 2
}

/** The value that so many of a hundred stay at or below, without a mean between two. */
export const findPercentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? 0

export const roundTo = (value: number, places = 0): number => Number(value.toFixed(places))

/** Runs with the same figures become one with the median of each. */
export const summarizeRuns = <K extends string>(runs: readonly Readonly<Record<K, number>>[]): Record<K, number> => {
  const [first] = runs
  if (!first) throw new Error('no run to summarize')
  const names = Object.keys(first) as K[]
  return Object.fromEntries(
    names.map((name) => [name, roundTo(findMedian(runs.map((run) => run[name])), 3)]),
  ) as Record<K, number>
}
