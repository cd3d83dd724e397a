import type { Sprite } from '../art/sprites.ts'
import { findCentre, type Layout } from './layout.rules.ts'

export type Canvas = CanvasRenderingContext2D
/** Something that moves above the reels: draws itself as it is at a time, and says whether it goes on. */
export type Effect = (ctx: Canvas, now: number) => boolean

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
