import type { Sprite } from '../art/sprites.ts'
import type { Effect } from './effects.ts'
import { findCentre, type Layout } from './layout.rules.ts'

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
    for (let row = 0; row < l.rows; row += 1) {
      const { y } = findCentre(l, reel * l.rows + row)
      if (sprite) ctx.drawImage(sprite.still, x + (l.cell_w - l.symbol) / 2, y - l.symbol / 2, l.symbol, l.symbol)
    }
    ctx.restore()
    ctx.lineWidth = l.symbol * 0.04
    ctx.strokeStyle = color
    ctx.strokeRect(x + 2, top + 2, l.cell_w - 4, bottom - top - 4)
    return share < 1
  }
}
