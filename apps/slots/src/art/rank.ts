import { createGold } from './plates.ts'
import { RANKS } from './ranks.ts'

const fillOutline = (ctx: CanvasRenderingContext2D, outline: Path2D): void => ctx.fill(outline)

/** A card's rank: thick, bevelled, in a hue of the game's. */
export const drawRank = (ctx: CanvasRenderingContext2D, size: number, letter: string, hue: number): void => {
  const outline: Path2D = new Path2D(RANKS[letter] ?? '')
  ctx.save()
  ctx.translate(size * 0.11, size * 0.11)
  ctx.scale((size * 0.78) / 100, (size * 0.78) / 100)
  ctx.lineJoin = 'round'
  ctx.shadowColor = 'rgb(0 0 0 / 0.65)'
  ctx.shadowBlur = size * 0.06
  ctx.shadowOffsetY = size * 0.03
  ctx.lineWidth = 15
  ctx.strokeStyle = '#2a1402'
  ctx.stroke(outline)
  ctx.shadowColor = 'transparent'
  ctx.lineWidth = 11
  ctx.strokeStyle = createGold(ctx, 8, 94)
  ctx.stroke(outline)
  ctx.lineWidth = 3.5
  ctx.strokeStyle = `hsl(${hue} 90% 14%)`
  ctx.stroke(outline)
  const fill = ctx.createLinearGradient(0, 10, 0, 92)
  for (const [at, light] of [[0, 82], [0.42, 60], [0.5, 44], [0.8, 36], [1, 58]] as const)
    fill.addColorStop(at, `hsl(${hue} 88% ${light}%)`)
  ctx.fillStyle = fill
  fillOutline(ctx, outline)
  ctx.save()
  ctx.clip(outline)
  ctx.translate(-1.6, -2.2)
  ctx.lineWidth = 3
  ctx.strokeStyle = 'rgb(255 255 255 / 0.6)'
  ctx.stroke(outline)
  ctx.restore()
  ctx.restore()
}

