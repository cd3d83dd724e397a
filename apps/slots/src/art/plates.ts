export type PlateShape = 'disc' | 'octagon' | 'petal' | 'shield' | 'tile' | 'none'

type Trace = (ctx: CanvasRenderingContext2D, x: number, y: number, r: number) => void

const tracePolygon = (points: number, turn: number, waves = 0): Trace => {
  return (ctx, x, y, r) => {
    const steps = waves > 0 ? 96 : points
    for (let step = 0; step <= steps; step += 1) {
      const angle = turn + (step / steps) * Math.PI * 2
      const at = r * (1 - (waves > 0 ? 0.045 * (1 - Math.cos(points * angle)) * waves : 0))
      ctx.lineTo(x + at * Math.cos(angle), y + at * Math.sin(angle))
    }
  }
}

const traceShield: Trace = (ctx, x, y, r) => {
  ctx.moveTo(x - r * 0.92, y - r * 0.8)
  ctx.quadraticCurveTo(x, y - r * 1.12, x + r * 0.92, y - r * 0.8)
  ctx.bezierCurveTo(x + r * 1.02, y + r * 0.3, x + r * 0.5, y + r * 0.86, x, y + r * 1.02)
  ctx.bezierCurveTo(x - r * 0.5, y + r * 0.86, x - r * 1.02, y + r * 0.3, x - r * 0.92, y - r * 0.8)
}

const TRACES: Readonly<Record<Exclude<PlateShape, 'none'>, Trace>> = {
  disc: (ctx, x, y, r) => ctx.arc(x, y, r, 0, Math.PI * 2),
  octagon: tracePolygon(8, Math.PI / 8),
  petal: tracePolygon(8, 0, 1),
  shield: traceShield,
  tile: (ctx, x, y, r) => ctx.roundRect(x - r * 0.93, y - r * 0.93, r * 1.86, r * 1.86, r * 0.26),
}

const fillShape = (
  ctx: CanvasRenderingContext2D,
  trace: Trace,
  at: readonly [x: number, y: number, r: number],
  fill: CanvasGradient | string,
): void => {
  ctx.beginPath()
  trace(ctx, ...at)
  ctx.closePath()
  ctx.fillStyle = fill
  ctx.fill()
}

const listStops = (gradient: CanvasGradient, colors: readonly string[]): CanvasGradient => {
  for (const [at, color] of colors.entries()) gradient.addColorStop(at / (colors.length - 1), color)
  return gradient
}

/** What metal looks like from above. */
export const createGold = (ctx: CanvasRenderingContext2D, top: number, bottom: number): CanvasGradient =>
  listStops(ctx.createLinearGradient(0, top, 0, bottom), ['#fffbe0', '#f9d877', '#c98b22', '#7a4708', '#eec25a'])

/** The enamelled plate behind a figure: a golden rim, a well of colour, a gloss. */
export const drawPlate = (ctx: CanvasRenderingContext2D, shape: PlateShape, size: number, hue: number): void => {
  if (shape === 'none') return
  const trace = TRACES[shape]
  const [x, r] = [size / 2, size * 0.455]
  ctx.save()
  ctx.shadowColor = 'rgb(0 0 0 / 0.55)'
  ctx.shadowBlur = size * 0.05
  ctx.shadowOffsetY = size * 0.025
  fillShape(ctx, trace, [x, x, r], createGold(ctx, x - r, x + r))
  ctx.restore()
  fillShape(ctx, trace, [x, x, r * 0.94], '#3a2003')
  const well = ctx.createRadialGradient(x, x * 0.74, r * 0.06, x, x, r)
  listStops(well, [`hsl(${hue} 78% 66%)`, `hsl(${hue} 74% 42%)`, `hsl(${hue} 78% 22%)`, `hsl(${hue} 84% 11%)`])
  fillShape(ctx, trace, [x, x, r * 0.91], well)
  ctx.save()
  ctx.beginPath()
  trace(ctx, x, x, r * 0.91)
  ctx.clip()
  const gloss = listStops(ctx.createLinearGradient(0, x - r, 0, x), ['rgb(255 255 255 / 0.42)', 'rgb(255 255 255 / 0)'])
  ctx.fillStyle = gloss
  ctx.beginPath()
  ctx.ellipse(x, x - r * 0.62, r * 0.86, r * 0.5, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
}
