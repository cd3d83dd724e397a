import { createGold } from './plates.ts'

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
