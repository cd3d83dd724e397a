export type Point = readonly [x: number, y: number]

/** Points of a series inside a box; the baseline is 0 or the smallest value, whichever is lower. */
export function chartPoints(values: readonly number[], width: number, height: number, top: number, bottom: number): Point[] {
  const span = top - bottom || 1
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, i) => [i * step, height - ((value - bottom) / span) * height] as const)
}

/** A smooth line through the points that never overshoots a peak (monotone in x). */
export function smoothPath(points: readonly Point[]): string {
  const round = (n: number) => Math.round(n * 10) / 10
  return points
    .map(([x, y], i) => {
      const before = points[i - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      const middle = (before[0] + x) / 2
      return `C${round(middle)} ${round(before[1])} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`
    })
    .join('')
}
