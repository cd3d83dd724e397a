import type { Canvas } from './effects.ts'
import { findCentre, type Layout } from './layout.rules.ts'

/** A win as it is shown: its cells, its line from edge to edge where it has one, what it pays in words. */
export type ShownWin = { cells: readonly number[]; line?: readonly number[]; label: string; color: string }

/** A line of wins from edge to edge. */
export const drawLine = (ctx: Canvas, l: Layout, line: readonly number[], color: string): void => {
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

/** What a win pays, on the middle of its cells. */
export const drawLabel = (ctx: Canvas, l: Layout, { cells, label, color }: ShownWin): void => {
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
