export type Point = readonly [x: number, y: number]

/** Points of a series inside a box; the baseline is 0 or the smallest value, whichever is lower. */
export const computePoints = (
  values: readonly number[],
  width: number,
  height: number,
  top: number,
  bottom: number,
): Point[] => {
  const span = top - bottom || 1
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, i) => [i * step, height - ((value - bottom) / span) * height] as const)
}

/** Slope at a point: the mean of its neighbours, flat at a peak or a valley so that no curve overshoots. */
const computeSlope = (points: readonly Point[], i: number): number => {
  const [before, at, after] = [points[i - 1], points[i], points[i + 1]]
  if (!before || !at || !after || (at[1] - before[1]) * (after[1] - at[1]) <= 0) return 0
  return (after[1] - before[1]) / (after[0] - before[0])
}

/** A smooth line through the points, as SVG path data. */
export const buildSmoothPath = (points: readonly Point[]): string => {
  const round = (n: number) => Math.round(n * 10) / 10
  return points
    .map(([x, y], i) => {
      const before = points[i - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      const third = (x - before[0]) / 3
      const [y1, y2] = [before[1] + computeSlope(points, i - 1) * third, y - computeSlope(points, i) * third]
      return `C${round(before[0] + third)} ${round(y1)} ${round(x - third)} ${round(y2)} ${round(x)} ${round(y)}`
    })
    .join('')
}
