import { addStops, type Brush, type Layer } from './brush.ts'

export const drawPillars = ({ ctx, w, h }: Brush, { color }: Layer<'pillars'>): void => {
  const wide = Math.min(w * 0.07, h * 0.1)
  for (const x of [w * 0.015, w - w * 0.015 - wide]) {
    const round = ctx.createLinearGradient(x, 0, x + wide, 0)
    addStops(round, [
      [0, '#000'],
      [0.3, color],
      [0.45, '#ffffff'],
      [0.6, color],
      [1, '#000'],
    ])
    ctx.globalAlpha = 0.85
    ctx.fillStyle = round
    ctx.fillRect(x, 0, wide, h)
    ctx.globalAlpha = 1
    for (const y of [0.02, 0.12, 0.86, 0.95]) {
      const band = ctx.createLinearGradient(0, h * y, 0, h * (y + 0.03))
      addStops(band, [
        [0, '#7a4a08'],
        [0.4, '#ffe9a0'],
        [1, '#8a520c'],
      ])
      ctx.fillStyle = band
      ctx.fillRect(x - wide * 0.08, h * y, wide * 1.16, h * 0.03)
    }
  }
}

export const drawLattice = ({ ctx, w, h }: Brush, { color }: Layer<'lattice'>): void => {
  const step = Math.max(44, w / 20)
  ctx.strokeStyle = color
  ctx.globalAlpha = 0.6
  ctx.lineWidth = step / 9
  for (let x = 0; x < w + step; x += step)
    for (let y = 0; y < h * 0.9; y += step) {
      ctx.strokeRect(x, y, step, step)
      ctx.strokeRect(x + step * 0.28, y + step * 0.28, step * 0.44, step * 0.44)
      ctx.beginPath()
      ctx.moveTo(x + step / 2, y)
      ctx.lineTo(x + step / 2, y + step * 0.28)
      ctx.moveTo(x, y + step / 2)
      ctx.lineTo(x + step * 0.28, y + step / 2)
      ctx.stroke()
    }
  ctx.globalAlpha = 1
}

export const drawBamboo = (b: Brush, { count, color }: Layer<'bamboo'>): void => {
  const { ctx, w, h } = b
  for (let n = 0; n < count; n += 1) {
    const side = n % 2 === 0 ? b.next() * 0.16 : 1 - b.next() * 0.16
    const [x, wide] = [side * w, h * (0.008 + b.next() * 0.01)]
    ctx.fillStyle = color
    for (let y = 0; y < h; y += h * 0.11) ctx.fillRect(x, y + 2, wide, h * 0.11 - 4)
    for (let leaf = 0; leaf < 9; leaf += 1) {
      const y = b.next() * h * 0.8
      ctx.save()
      ctx.translate(x + wide / 2, y)
      ctx.rotate(b.next() * 2.4 - 0.3 + (side > 0.5 ? Math.PI / 2 : 0))
      ctx.globalAlpha = 0.85
      ctx.beginPath()
      ctx.ellipse(h * 0.035, 0, h * 0.036, h * 0.007, 0, 0, Math.PI * 2)
      ctx.fill()
      ctx.restore()
    }
  }
}
