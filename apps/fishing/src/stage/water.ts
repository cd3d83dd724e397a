import type { View } from './view.rules.ts'

type Ctx = CanvasRenderingContext2D

const paintRays = (ctx: Ctx, { width, height }: View): void => {
  for (const [at, share] of [0.12, 0.34, 0.55, 0.8].entries()) {
    const x = width * share
    const ray = ctx.createLinearGradient(0, 0, 0, height)
    ray.addColorStop(0, '#bff6ff2e')
    ray.addColorStop(1, '#bff6ff00')
    ctx.fillStyle = ray
    ctx.beginPath()
    ctx.moveTo(x, 0)
    ctx.lineTo(x + width * 0.06, 0)
    ctx.lineTo(x + width * (0.12 - at * 0.06), height)
    ctx.lineTo(x - width * (0.1 + at * 0.02), height)
    ctx.fill()
  }
}

const paintGround = (ctx: Ctx, { width, height }: View): void => {
  ctx.fillStyle = '#0d3a4d'
  ctx.beginPath()
  ctx.moveTo(0, height)
  for (let at = 0; at <= 8; at += 1) ctx.lineTo((width * at) / 8, height - (at % 2 === 0 ? 18 : 44))
  ctx.lineTo(width, height)
  ctx.fill()
  for (const [at, share] of [0.05, 0.14, 0.3, 0.7, 0.86, 0.95].entries()) {
    const [x, high] = [width * share, 40 + (at % 3) * 26]
    ctx.strokeStyle = ['#b6406a', '#d4793a', '#2f8f78'][at % 3] ?? '#2f8f78'
    ctx.lineWidth = 9
    ctx.lineCap = 'round'
    for (const lean of [-22, 0, 20]) {
      ctx.beginPath()
      ctx.moveTo(x, height)
      ctx.quadraticCurveTo(x, height - high * 0.5, x + lean, height - high)
      ctx.stroke()
    }
  }
}

/** The water behind the fish, painted once for each size of the screen. */
export const paintWater = (view: View, ratio: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(view.width * ratio))
  canvas.height = Math.max(1, Math.round(view.height * ratio))
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  ctx.scale(ratio, ratio)
  const depth = ctx.createLinearGradient(0, 0, 0, view.height)
  depth.addColorStop(0, '#1c86b8')
  depth.addColorStop(0.55, '#0c4f86')
  depth.addColorStop(1, '#062a52')
  ctx.fillStyle = depth
  ctx.fillRect(0, 0, view.width, view.height)
  paintRays(ctx, view)
  paintGround(ctx, view)
  return canvas
}

/** Bubbles that rise. */
export const drawBubbles = (ctx: Ctx, { width, height }: View, now: number): void => {
  ctx.strokeStyle = '#d8f7ff55'
  ctx.lineWidth = 1.5
  for (let at = 0; at < 18; at += 1) {
    const x = ((at * 137.5) % 100) / 100
    const y = 1 - ((((now / (9_000 + (at % 5) * 1_700) + at * 0.19) % 1) + 1) % 1)
    ctx.beginPath()
    ctx.arc(x * width + Math.sin(now / 900 + at) * 8, y * height, 2 + (at % 4) * 1.6, 0, Math.PI * 2)
    ctx.stroke()
  }
}
