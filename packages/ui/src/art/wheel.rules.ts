const turns = 6
/** How far from the middle a sector's words stand. */
export const label_radius = 142

/** Degrees the wheel must stand at so that sector `index` of `count` is under the pointer at the top, after at least six more turns. */
export const computeWheelAngle = (now: number, index: number, count: number): number => {
  const target = (360 - (index * 360) / count) % 360
  const base = Math.ceil(now / 360) * 360
  return base + turns * 360 + target
}

/** The size of a sector's words, and how wide they may be, where they stand in it. */
export const computeLabelRoom = (count: number): { size: number; width: number } => ({
  size: count > 8 ? 13 : 17,
  width: Math.round(2 * Math.sin(Math.PI / count) * label_radius * 0.86),
})

/** Whether a label is wider than its room: a Han character takes a square, the others about six tenths of one. */
export const isTooWide = (label: string, { size, width }: { size: number; width: number }): boolean =>
  [...label].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.6), 0) * size > width

/** Path of one sector, its middle at the top of a circle of radius `r`. */
export const buildSectorPath = (count: number, r: number): string => {
  const half = Math.PI / count
  const x = Math.round(Math.sin(half) * r * 100) / 100
  const y = Math.round(-Math.cos(half) * r * 100) / 100
  return `M0 0L${-x} ${y}A${r} ${r} 0 0 1 ${x} ${y}Z`
}
