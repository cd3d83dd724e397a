const turns = 6

/** Degrees the wheel must stand at so that sector `index` of `count` is under the pointer at the top, after at least six more turns. */
export const computeWheelAngle = (now: number, index: number, count: number): number => {
  const target = (360 - (index * 360) / count) % 360
  const base = Math.ceil(now / 360) * 360
  return base + turns * 360 + target
}

/** Path of one sector, its middle at the top of a circle of radius `r`. */
export const buildSectorPath = (count: number, r: number): string => {
  const half = Math.PI / count
  const x = Math.round(Math.sin(half) * r * 100) / 100
  const y = Math.round(-Math.cos(half) * r * 100) / 100
  return `M0 0L${-x} ${y}A${r} ${r} 0 0 1 ${x} ${y}Z`
}
