import { createGold } from './plates.ts'
import { RANKS } from './ranks.ts'

/** Figures that carry a light of their own: a rim around it would show where it ends. */
const SHINING = /^(moon|pearl|sun|fire|fireworks|gem-|orb-|cloud|hammer|jade-disc|coin)/

type Box = { size: number; scale: number }

export const createSheet = (width: number, height = width): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('a browser without canvas')
  return [canvas, ctx]
}

/** A picture in another colour, its lights and shadows kept. */
const tintPicture = (image: CanvasImageSource, size: number, tint: string | undefined): HTMLCanvasElement => {
  const [canvas, ctx] = createSheet(size)
  ctx.drawImage(image, 0, 0, size, size)
  if (tint === undefined) return canvas
  ctx.globalCompositeOperation = 'color'
  ctx.fillStyle = tint
  ctx.fillRect(0, 0, size, size)
  ctx.globalCompositeOperation = 'destination-in'
  ctx.drawImage(image, 0, 0, size, size)
  return canvas
}

/** The outline of a picture, cast in gold. */
const castRim = (picture: HTMLCanvasElement, size: number, width: number): HTMLCanvasElement => {
  const [canvas, ctx] = createSheet(size)
  for (let step = 0; step < 20; step += 1) {
    const angle = (step / 20) * Math.PI * 2
    ctx.drawImage(picture, Math.cos(angle) * width, Math.sin(angle) * width)
  }
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = createGold(ctx, 0, size)
  ctx.fillRect(0, 0, size, size)
  return canvas
}

/** A picture in the middle of a cell, with a golden rim and a shadow. */
export const drawPicture = (
  ctx: CanvasRenderingContext2D,
  { size, scale }: Box,
  image: CanvasImageSource,
  { art, tint }: { art: string; tint?: string | undefined },
): void => {
  const [inner, edge] = [size * scale, size * 0.014]
  const [sheet, on] = createSheet(inner + edge * 4)
  on.drawImage(tintPicture(image, Math.round(inner), tint), edge * 2, edge * 2)
  const at = (size - sheet.width) / 2
  ctx.save()
  ctx.shadowColor = 'rgb(0 0 0 / 0.6)'
  ctx.shadowBlur = size * 0.05
  ctx.shadowOffsetY = size * 0.03
  ctx.drawImage(SHINING.test(art) ? sheet : castRim(sheet, sheet.width, edge), at, at)
  ctx.restore()
  // Pictures that let light through would show the rim: several layers do not.
  for (let layer = 0; layer < 3; layer += 1) ctx.drawImage(sheet, at, at)
}

/** A card's rank: thick, bevelled, in a hue of the game's. */
export const drawRank = (ctx: CanvasRenderingContext2D, size: number, letter: string, hue: number): void => {
  const path = new Path2D(RANKS[letter] ?? '')
  ctx.save()
  ctx.translate(size * 0.11, size * 0.11)
  ctx.scale((size * 0.78) / 100, (size * 0.78) / 100)
  ctx.lineJoin = 'round'
  ctx.shadowColor = 'rgb(0 0 0 / 0.65)'
  ctx.shadowBlur = size * 0.06
  ctx.shadowOffsetY = size * 0.03
  ctx.lineWidth = 15
  ctx.strokeStyle = '#2a1402'
  ctx.stroke(path)
  ctx.shadowColor = 'transparent'
  ctx.lineWidth = 11
  ctx.strokeStyle = createGold(ctx, 8, 94)
  ctx.stroke(path)
  ctx.lineWidth = 3.5
  ctx.strokeStyle = `hsl(${hue} 90% 14%)`
  ctx.stroke(path)
  const fill = ctx.createLinearGradient(0, 10, 0, 92)
  for (const [at, light] of [[0, 82], [0.42, 60], [0.5, 44], [0.8, 36], [1, 58]] as const)
    fill.addColorStop(at, `hsl(${hue} 88% ${light}%)`)
  ctx.fillStyle = fill
  ctx.fill(path)
  ctx.save()
  ctx.clip(path)
  ctx.translate(-1.6, -2.2)
  ctx.lineWidth = 3
  ctx.strokeStyle = 'rgb(255 255 255 / 0.6)'
  ctx.stroke(path)
  ctx.restore()
  ctx.restore()
}

/** The light behind a figure that does more than pay. */
export const drawAura = (ctx: CanvasRenderingContext2D, size: number, hue: number): void => {
  const half = size / 2
  ctx.save()
  ctx.translate(half, half)
  for (let ray = 0; ray < 16; ray += 1) {
    ctx.rotate(Math.PI / 8)
    const light = ctx.createLinearGradient(0, 0, 0, -half)
    light.addColorStop(0.3, `hsl(${hue} 100% 75% / 0.5)`)
    light.addColorStop(1, `hsl(${hue} 100% 60% / 0)`)
    ctx.fillStyle = light
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(-half * 0.12, -half)
    ctx.lineTo(half * 0.12, -half)
    ctx.fill()
  }
  const glow = ctx.createRadialGradient(0, 0, half * 0.1, 0, 0, half)
  glow.addColorStop(0, `hsl(${hue} 100% 72% / 0.75)`)
  glow.addColorStop(1, `hsl(${hue} 100% 50% / 0)`)
  ctx.fillStyle = glow
  ctx.fillRect(-half, -half, size, size)
  ctx.restore()
}

/** A word or a figure on a golden ribbon across the foot of a cell. */
export const drawRibbon = (ctx: CanvasRenderingContext2D, size: number, text: string): void => {
  ctx.save()
  const face = '"Outfit Num", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans Thai", system-ui, sans-serif'
  ctx.font = `800 ${size * 0.17}px ${face}`
  const height = size * 0.235
  const width = Math.min(size * 0.98, Math.max(size * 0.5, ctx.measureText(text).width + size * 0.16))
  const [x, y] = [(size - width) / 2, size * 0.745]
  ctx.shadowColor = 'rgb(0 0 0 / 0.6)'
  ctx.shadowBlur = size * 0.04
  ctx.fillStyle = createGold(ctx, y, y + height)
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, height * 0.42)
  ctx.fill()
  ctx.shadowColor = 'transparent'
  ctx.fillStyle = '#7c0a12'
  ctx.beginPath()
  ctx.roundRect(x + size * 0.018, y + size * 0.018, width - size * 0.036, height - size * 0.036, height * 0.36)
  ctx.fill()
  ctx.fillStyle = '#fff1bf'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, size / 2, y + height * 0.54, width - size * 0.1)
  ctx.restore()
}
