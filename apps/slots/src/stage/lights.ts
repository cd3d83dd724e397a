import { type Brush, fillDot, fillGlow, type Layer } from './brush.ts'

export const drawBursts = (b: Brush, { count }: Layer<'bursts'>): void => {
  for (let n = 0; n < count; n += 1) {
    const [x, y, r] = [b.next() * b.w, b.next() * b.h * 0.36 + b.h * 0.05, b.h * (0.06 + b.next() * 0.09)]
    const hue = b.next() * 360
    fillGlow(b, x, y, r * 1.3, `hsl(${hue} 90% 55% / 0.3)`)
    for (let ray = 0; ray < 26; ray += 1) {
      const angle = (ray / 26) * Math.PI * 2
      for (let dot = 3; dot < 10; dot += 1) {
        b.ctx.fillStyle = `hsl(${hue + (ray % 3) * 24} 100% 74% / ${dot / 13})`
        fillDot(b, x + Math.cos(angle) * r * (dot / 9), y + Math.sin(angle) * r * (dot / 9), dot / 5)
      }
    }
  }
}

export const drawEmbers = (b: Brush, { count }: Layer<'embers'>): void => {
  for (let n = 0; n < count; n += 1) {
    b.ctx.fillStyle = `hsl(${18 + b.next() * 30} 100% 65% / ${0.25 + b.next() * 0.6})`
    fillDot(b, b.next() * b.w, b.h * (0.15 + b.next() * 0.85), 0.8 + b.next() * 2.4)
  }
}

export const drawBolts = (b: Brush, { count }: Layer<'bolts'>): void => {
  const { ctx, w, h } = b
  for (let n = 0; n < count; n += 1) {
    let [x, y] = [((n + 0.2 + b.next() * 0.6) / count) * w, 0]
    fillGlow(b, x, h * 0.12, h * 0.3, 'rgb(130 150 255 / 0.35)')
    ctx.beginPath()
    ctx.moveTo(x, y)
    while (y < h * (0.35 + b.next() * 0.3)) {
      x += (b.next() - 0.5) * w * 0.05
      y += h * 0.05
      ctx.lineTo(x, y)
    }
    for (const [width, color] of [
      [9, 'rgb(120 150 255 / 0.25)'],
      [3, 'rgb(200 220 255 / 0.7)'],
      [1.2, '#fff'],
    ] as const) {
      ctx.lineWidth = width
      ctx.strokeStyle = color
      ctx.stroke()
    }
  }
}

export const drawLanterns = (b: Brush, { count }: Layer<'lanterns'>): void => {
  const { ctx, w, h } = b
  for (let n = 0; n < count; n += 1) {
    const [x, r] = [((n + 0.5) / count) * w, h * (0.022 + b.next() * 0.018)]
    const y = h * (0.05 + b.next() * 0.16) + (n % 2) * h * 0.05
    ctx.strokeStyle = 'rgb(255 210 120 / 0.5)'
    ctx.beginPath()
    ctx.moveTo(x, 0)
    ctx.lineTo(x, y)
    ctx.stroke()
    fillGlow(b, x, y, r * 4, 'rgb(255 110 40 / 0.5)')
    const light = ctx.createRadialGradient(x, y, 0, x, y, r * 1.3)
    light.addColorStop(0, '#ffd98a')
    light.addColorStop(1, '#c8201c')
    ctx.fillStyle = light
    ctx.beginPath()
    ctx.ellipse(x, y, r * 1.25, r, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = '#e8b94a'
    ctx.fillRect(x - r * 0.5, y - r * 1.2, r, r * 0.28)
    ctx.fillRect(x - r * 0.5, y + r * 0.92, r, r * 0.28)
    ctx.fillRect(x - r * 0.06, y + r * 1.1, r * 0.12, r * 1.1)
  }
}
