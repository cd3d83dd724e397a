import type { Sprite } from '../art/sprites.ts'
import { findCentre, type Layout } from './layout.rules.ts'

export type Canvas = CanvasRenderingContext2D
/** Something that moves above the reels: draws itself as it is at a time, and says whether it goes on. */
export type Effect = (ctx: Canvas, now: number) => boolean

/** A win as it is shown: its cells, its line from edge to edge where it has one, what it pays in words. */
export type ShownWin = { cells: readonly number[]; line?: readonly number[]; label: string; color: string }

const PULSE_MS = 620
const WIN_MS = 1_300

export const drawPulsing = (
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

const drawLine = (ctx: Canvas, l: Layout, line: readonly number[], color: string): void => {
  const points = line.map((cell) => findCentre(l, cell))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  ctx.beginPath()
  ctx.moveTo(l.left, first.y)
  for (const { x, y } of points) ctx.lineTo(x, y)
  ctx.lineTo(l.left + l.width, last.y)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  for (const [width, tone, alpha] of [
    [0.11, color, 0.22],
    [0.06, color, 0.55],
    [0.034, '#fff', 0.95],
  ] as const) {
    ctx.lineWidth = l.symbol * width
    ctx.strokeStyle = tone
    ctx.globalAlpha = alpha
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

const drawLabel = (ctx: Canvas, l: Layout, { cells, label, color }: ShownWin): void => {
  const middle = findCentre(l, cells[Math.floor(cells.length / 2)] ?? 0)
  const size = Math.max(15, l.symbol * 0.2)
  ctx.font = `800 ${size}px "Outfit Num", system-ui, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const [w, y] = [ctx.measureText(label).width + size * 1.1, middle.y + l.cell_h * 0.34]
  ctx.fillStyle = 'rgb(20 8 4 / 0.9)'
  ctx.beginPath()
  ctx.roundRect(middle.x - w / 2, y - size * 0.75, w, size * 1.5, size * 0.75)
  ctx.fill()
  ctx.lineWidth = 2
  ctx.strokeStyle = color
  ctx.stroke()
  ctx.fillStyle = '#ffeeb0'
  ctx.fillText(label, middle.x, y + size * 0.06)
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

/** Symbols that won burst: they swell, flash and are gone. */
export const createVanishing = (
  l: Layout,
  sprites: readonly Sprite[],
  cells: readonly number[],
  gone: readonly number[],
  { since, ms, color }: { since: number; ms: number; color: string },
): Effect => {
  return (ctx, now) => {
    const share = Math.min(1, (now - since) / ms)
    for (const cell of gone) {
      const sprite = sprites[cells[cell] ?? -1]
      const { x, y } = findCentre(l, cell)
      const size = l.symbol * (share < 0.4 ? 1 + share * 0.45 : 1.18 * (1 - (share - 0.4) / 0.6))
      ctx.globalAlpha = 1 - share * share
      if (sprite) ctx.drawImage(sprite.still, x - size / 2, y - size / 2, size, size)
      ctx.globalAlpha = Math.sin(Math.PI * share) * 0.9
      ctx.lineWidth = l.symbol * 0.06 * (1 - share)
      ctx.strokeStyle = color
      ctx.beginPath()
      ctx.arc(x, y, l.symbol * (0.2 + share * 0.45), 0, Math.PI * 2)
      ctx.stroke()
    }
    ctx.globalAlpha = 1
    return share < 1
  }
}

/** A reel that may bring the next scatter glows until it lies still. */
export const createTease = (l: Layout, reel: number, color: string, isOver: () => boolean): Effect => {
  const x = l.left + reel * l.cell_w
  return (ctx, now) => {
    const beat = 0.5 + 0.5 * Math.sin(now / 70)
    for (const [grow, alpha] of [
      [0.06, 0.14],
      [0.03, 0.3],
      [0, 0.9],
    ] as const) {
      ctx.globalAlpha = alpha * (0.55 + beat * 0.45)
      ctx.lineWidth = l.symbol * (0.03 + grow)
      ctx.strokeStyle = color
      ctx.strokeRect(x + 2, l.top + 2, l.cell_w - 4, l.height - 4)
    }
    ctx.globalAlpha = 0.1 + beat * 0.1
    ctx.fillStyle = color
    ctx.fillRect(x, l.top, l.cell_w, l.height)
    ctx.globalAlpha = 1
    return !isOver()
  }
}

/** A wild grows from its cell over its whole reel. */
export const createGrowth = (
  l: Layout,
  sprite: Sprite | undefined,
  cell: number,
  { since, ms, color, bed }: { since: number; ms: number; color: string; bed: string },
): Effect => {
  const reel = Math.floor(cell / l.rows)
  const [x, from] = [l.left + reel * l.cell_w, l.top + (cell % l.rows) * l.cell_h]
  return (ctx, now) => {
    const share = Math.min(1, (now - since) / ms)
    const grown = 1 - (1 - share) ** 3
    const top = from + (l.top - from) * grown
    const bottom = from + l.cell_h + (l.top + l.height - from - l.cell_h) * grown
    ctx.save()
    ctx.beginPath()
    ctx.rect(x, top, l.cell_w, bottom - top)
    ctx.clip()
    ctx.fillStyle = bed
    ctx.fillRect(x, top, l.cell_w, bottom - top)
    ctx.globalAlpha = 0.3
    ctx.fillStyle = color
    ctx.fillRect(x, top, l.cell_w, bottom - top)
    ctx.globalAlpha = 1
    for (let row = 0; row < l.rows && sprite; row += 1) {
      const { y } = findCentre(l, reel * l.rows + row)
      ctx.drawImage(sprite.still, x + (l.cell_w - l.symbol) / 2, y - l.symbol / 2, l.symbol, l.symbol)
    }
    ctx.restore()
    ctx.lineWidth = l.symbol * 0.04
    ctx.strokeStyle = color
    ctx.strokeRect(x + 2, top + 2, l.cell_w - 4, bottom - top - 4)
    return share < 1
  }
}
