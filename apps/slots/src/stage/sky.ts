import { type Brush, fillDot, fillGlow, type Layer } from './brush.ts'

export const drawStars = (b: Brush, { count }: Layer<'stars'>): void => {
  for (let n = 0; n < count; n += 1) {
    b.ctx.fillStyle = `rgb(255 250 225 / ${0.3 + b.next() * 0.7})`
    fillDot(b, b.next() * b.w, b.next() * b.h * 0.62, (0.4 + b.next() * 1.3) * (b.w / 1300 + 0.5))
  }
}

export const drawDisc = (b: Brush, { x, y, size, color, glow }: Layer<'disc'>): void => {
  const r = (Math.min(b.w, b.h) * size) / 2
  b.ctx.globalAlpha = 0.5
  fillGlow(b, x * b.w, y * b.h, r * 3.2, glow)
  b.ctx.globalAlpha = 1
  const light = b.ctx.createRadialGradient(x * b.w - r * 0.3, y * b.h - r * 0.3, r * 0.1, x * b.w, y * b.h, r)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.6, color)
  light.addColorStop(1, glow)
  b.ctx.fillStyle = light
  fillDot(b, x * b.w, y * b.h, r)
}

export const drawRays = ({ ctx, w, h }: Brush, { x, y, color }: Layer<'rays'>): void => {
  const reach = Math.hypot(w, h)
  ctx.save()
  ctx.translate(x * w, y * h)
  const light = ctx.createRadialGradient(0, 0, reach * 0.04, 0, 0, reach * 0.8)
  light.addColorStop(0, color)
  light.addColorStop(1, 'rgb(0 0 0 / 0)')
  ctx.fillStyle = light
  ctx.globalAlpha = 0.2
  for (let ray = 0; ray < 18; ray += 1) {
    ctx.rotate(Math.PI / 9)
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(-reach * 0.07, reach)
    ctx.lineTo(reach * 0.07, reach)
    ctx.fill()
  }
  ctx.restore()
}

export const drawClouds = (b: Brush, { y, count, color }: Layer<'clouds'>): void => {
  const { ctx, w, h } = b
  for (let n = 0; n < count; n += 1) {
    const [x, unit] = [((n + b.next() * 0.8) / count) * w, h * (0.025 + b.next() * 0.025)]
    const top = h * y + (b.next() - 0.5) * h * 0.08
    const shade = ctx.createLinearGradient(0, top - unit * 3, 0, top + unit)
    shade.addColorStop(0, color)
    shade.addColorStop(1, 'rgb(255 255 255 / 0)')
    ctx.globalAlpha = 0.34
    ctx.fillStyle = shade
    ctx.beginPath()
    for (const [dx, dy, r] of [
      [-3, 0, 1.2],
      [-1.4, -0.9, 1.7],
      [0.6, -1.3, 2],
      [2.4, -0.5, 1.5],
      [3.8, 0.1, 1],
    ] as const) {
      ctx.moveTo(x + dx * unit, top + dy * unit)
      ctx.arc(x + dx * unit, top + dy * unit, r * unit, 0, Math.PI * 2)
    }
    ctx.fill()
  }
  ctx.globalAlpha = 1
}
