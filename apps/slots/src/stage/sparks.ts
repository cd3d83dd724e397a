import type { Canvas, Effect } from './effects.ts'

type Spark = { x: number; y: number; vx: number; vy: number; turn: number; size: number; late_ms: number }
export type SparkOptions = { since: number; ms: number; unit: number; color: string; coins: boolean }

const GRAVITY = 0.0022

/** What flies: small or large, up or aside; only looks hang on it, so any chance is good enough. */
const throwSpark = (x: number, y: number, { unit, ms }: SparkOptions): Spark => {
  const angle = Math.random() * Math.PI * 2
  const force = unit * (0.0012 + Math.random() * 0.0034)
  return {
    x,
    y,
    vx: Math.cos(angle) * force,
    vy: Math.sin(angle) * force - unit * 0.0022,
    turn: Math.random() * 6,
    size: unit * (0.05 + Math.random() * 0.06),
    late_ms: Math.random() * ms * 0.25,
  }
}

const drawCoin = (ctx: Canvas, x: number, y: number, size: number, turn: number): void => {
  const flat = Math.abs(Math.cos(turn))
  ctx.fillStyle = '#8a520c'
  ctx.beginPath()
  ctx.ellipse(x, y, size * Math.max(0.16, flat), size, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = flat > 0.6 ? '#ffe9a0' : '#f0bf4c'
  ctx.beginPath()
  ctx.ellipse(x, y, size * Math.max(0.1, flat * 0.82), size * 0.82, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = '#b4761a'
  ctx.fillRect(x - size * 0.24 * flat, y - size * 0.24, size * 0.48 * flat, size * 0.48)
}

const drawGleam = (ctx: Canvas, x: number, y: number, size: number, color: string): void => {
  ctx.fillStyle = color
  ctx.beginPath()
  for (let point = 0; point < 8; point += 1) {
    const at = (point / 8) * Math.PI * 2
    const reach = point % 2 === 0 ? size : size * 0.26
    ctx.lineTo(x + Math.cos(at) * reach, y + Math.sin(at) * reach)
  }
  ctx.fill()
}

/** Coins or gleams that fly from these places and fall. */
export const createSparks = (from: readonly { x: number; y: number }[], count: number, o: SparkOptions): Effect => {
  const sparks = from.flatMap(({ x, y }) => Array.from({ length: count }, () => throwSpark(x, y, o)))
  return (ctx, now) => {
    const passed = now - o.since
    for (const { x, y, vx, vy, turn, size, late_ms } of sparks) {
      const t = passed - late_ms
      const left = 1 - t / (o.ms - late_ms)
      if (t < 0 || left <= 0) continue
      const [at_x, at_y] = [x + vx * t, y + vy * t + ((o.unit / 100) * GRAVITY * t * t) / 4]
      ctx.globalAlpha = Math.min(1, left * 2.5)
      if (o.coins) drawCoin(ctx, at_x, at_y, size, turn + t / 90)
      else drawGleam(ctx, at_x, at_y, size * left * 1.4, o.color)
    }
    ctx.globalAlpha = 1
    return passed < o.ms
  }
}
