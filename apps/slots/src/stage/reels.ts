import type { Sprite } from '../art/sprites.ts'
import type { Layout } from './layout.rules.ts'
import { computeLandingTurn, computeTurn, isAtRest, type Landing, type Pace, planLanding } from './motion.rules.ts'

type Turning = {
  since: number
  pace: Pace
  /** Where on its strip the reel begins, so that what rushes by is what really lies there. */
  start: number
  landing?: Landing
  final: readonly number[]
}
/** What lies on the reels and how it moves. `hidden` cells are drawn by someone else; `offsets` are rows above their place. */
export type Reels = {
  cells: number[]
  strips: readonly (readonly number[])[]
  turning: (Turning | undefined)[]
  hidden: Set<number>
  offsets: Map<number, number>
  dimmed: boolean
}
type Paint = { ctx: CanvasRenderingContext2D; layout: Layout; sprites: readonly Sprite[] }

export const createReels = (cells: readonly number[], strips: Reels['strips']): Reels => ({
  cells: [...cells],
  strips,
  turning: strips.map(() => undefined),
  hidden: new Set(),
  offsets: new Map(),
  dimmed: false,
})

/** Lets every reel turn, one after the other. */
export const startReels = (reels: Reels, now: number, pace: Pace, gap_ms: number): void => {
  reels.turning = reels.strips.map((strip, reel) => ({
    since: now + reel * gap_ms,
    pace,
    start: ((now * 7 + reel * 13) % strip.length) | 0,
    final: [],
  }))
}

/** Tells a reel what to stop at, and from when on; a later word that would stop it later is not heard. */
export const landReel = (reels: Reels, reel: number, final: readonly number[], at: number): number => {
  const turn = reels.turning[reel]
  if (!turn) return at
  const landing = planLanding(turn.pace, at - turn.since)
  if (!turn.landing || landing.at_ms < turn.landing.at_ms) Object.assign(turn, { landing, final })
  return turn.since + (turn.landing?.at_ms ?? 0)
}

const pickSymbol = (reels: Reels, rows: number, reel: number, index: number): number => {
  const turn = reels.turning[reel]
  const strip = reels.strips[reel] ?? []
  if (index >= 0 && index < rows) return reels.cells[reel * rows + index] ?? 0
  const landed = turn?.landing ? index + turn.landing.rows : -1
  if (turn && landed >= 0 && landed < rows) return turn.final[landed] ?? 0
  const at = ((((turn?.start ?? 0) + index) % strip.length) + strip.length) % strip.length
  return strip[at] ?? 0
}

const drawSprite = ({ ctx, layout }: Paint, image: HTMLCanvasElement, x: number, y: number): void => {
  ctx.drawImage(image, x + ((layout.cell_w - image.width) >> 1), Math.round(y + (layout.cell_h - image.height) / 2))
}

const drawTurning = (p: Paint, reels: Reels, reel: number, turn: Turning, now: number): void => {
  const { rows, cell_h } = p.layout
  const ms = now - turn.since
  const turned = turn.landing ? computeLandingTurn(turn.pace, turn.landing, ms) : computeTurn(turn.pace, ms)
  const is_fast = ms > turn.pace.rise_ms * 0.7 && (!turn.landing || ms < turn.landing.at_ms - 70)
  for (let index = Math.floor(-turned); index < rows - turned; index += 1) {
    const sprite = p.sprites[pickSymbol(reels, rows, reel, index)]
    const x = p.layout.left + reel * p.layout.cell_w
    if (sprite) drawSprite(p, is_fast ? sprite.moving : sprite.still, x, p.layout.top + (index + turned) * cell_h)
  }
}

const drawStanding = (p: Paint, reels: Reels, reel: number): void => {
  const { rows, cell_w, cell_h, left, top } = p.layout
  for (let row = 0; row < rows; row += 1) {
    const cell = reel * rows + row
    const sprite = p.sprites[reels.cells[cell] ?? -1]
    if (!sprite || reels.hidden.has(cell)) continue
    p.ctx.globalAlpha = reels.dimmed ? 0.34 : 1
    drawSprite(p, sprite.still, left + reel * cell_w, top + (row - (reels.offsets.get(cell) ?? 0)) * cell_h)
  }
  p.ctx.globalAlpha = 1
}

/** Draws one reel as it is now. A reel that came to rest is told once, by its number. */
export const drawReel = (p: Paint, reels: Reels, reel: number, now: number): boolean => {
  const { ctx, layout } = p
  const [x, y] = [layout.left + reel * layout.cell_w, layout.top]
  ctx.clearRect(x, y, layout.cell_w, layout.height)
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, layout.cell_w, layout.height)
  ctx.clip()
  const turn = reels.turning[reel]
  const rested = turn?.landing !== undefined && isAtRest(turn.landing, now - turn.since)
  if (turn && rested) {
    for (const [row, symbol] of turn.final.entries()) reels.cells[reel * layout.rows + row] = symbol
    reels.turning[reel] = undefined
  }
  const moving = reels.turning[reel]
  if (moving) drawTurning(p, reels, reel, moving, now)
  else drawStanding(p, reels, reel)
  ctx.restore()
  return rested
}
