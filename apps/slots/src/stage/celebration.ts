import type { Sprite } from '../art/sprites.ts'
import type { Canvas } from './effects.ts'
import { findCentre, type Layout } from './layout.rules.ts'
import { drawLabel, drawLine, type ShownWin } from './win-lines.ts'

const PULSE_MS = 620
const WIN_MS = 1_300

const drawPulsing = (
  ctx: Canvas,
  l: Layout,
  sprite: Sprite,
  cell: number,
  { now, color, still }: { now: number; color: string; still: boolean },
): void => {
  const { x, y } = findCentre(l, cell)
  const beat = still ? 0.5 : 0.5 - 0.5 * Math.cos(((now % PULSE_MS) / PULSE_MS) * Math.PI * 2)
  const size = sprite.still.width * (1 + 0.1 * beat)
  const [w, h] = [l.cell_w * 0.95, l.cell_h * 0.95]
  ctx.globalAlpha = 0.16 + 0.2 * beat
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.roundRect(x - w / 2, y - h / 2, w, h, l.symbol * 0.12)
  ctx.fill()
  ctx.globalAlpha = 1
  ctx.drawImage(sprite.still, x - size / 2, y - size / 2, size, size)
  ctx.globalAlpha = 0.65 + 0.35 * beat
  ctx.lineWidth = Math.max(2, l.symbol * 0.028)
  ctx.strokeStyle = color
  ctx.stroke()
  ctx.globalAlpha = 1
}

/** Shows all wins together, then one after the other, twice round; with `still` once and without motion. */
export const createCelebration = (
  l: Layout,
  sprites: readonly Sprite[],
  cells: readonly number[],
  wins: readonly ShownWin[],
  { since, still }: { since: number; still: boolean },
): ((ctx: Canvas, now: number) => { goes_on: boolean; cells: readonly number[] }) => {
  const turns = wins.length > 1 ? wins.length + 1 : 1
  const all = [...new Set(wins.flatMap((win) => win.cells))]
  return (ctx, now) => {
    const turn = Math.floor((now - since) / WIN_MS)
    const at = turns === 1 ? 0 : turn % turns
    const shown = at === 0 || still ? wins : wins.slice(at - 1, at)
    for (const win of shown) if (win.line) drawLine(ctx, l, win.line, win.color)
    for (const win of shown)
      for (const cell of win.cells) {
        const sprite = sprites[cells[cell] ?? -1]
        if (sprite) drawPulsing(ctx, l, sprite, cell, { now: now - since, color: win.color, still })
      }
    if (shown.length === 1 && shown[0]) drawLabel(ctx, l, shown[0])
    const goes_on = turn < turns * 2
    return { goes_on, cells: !goes_on ? [] : shown === wins ? all : (shown[0]?.cells ?? all) }
  }
}
