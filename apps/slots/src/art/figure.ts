import { createGold } from './plates.ts'

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
