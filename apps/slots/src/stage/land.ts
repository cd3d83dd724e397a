import type { Brush, Layer } from './brush.ts'

export const drawRidges = (b: Brush, { y, height, color }: Layer<'ridges'>): void => {
  const { ctx, w, h } = b
  const turns = [b.next() * 9, b.next() * 9, b.next() * 9]
  for (let back = 2; back >= 0; back -= 1) {
    ctx.beginPath()
    ctx.moveTo(0, h)
    for (let x = 0; x <= w + 8; x += 8) {
      const at = x / w
      const peak = Math.abs(Math.sin(at * (5 + back * 2) + (turns[back] ?? 0))) * 0.7 + Math.sin(at * 19 + back) * 0.1
      ctx.lineTo(x, h * (y - back * 0.05) - peak * h * height + Math.sin(at * 47) * h * 0.006)
    }
    ctx.lineTo(w, h)
    const shade = ctx.createLinearGradient(0, h * (y - height), 0, h * (y + 0.25))
    shade.addColorStop(0, color)
    shade.addColorStop(1, 'rgb(0 0 0 / 0.55)')
    ctx.globalAlpha = 0.45 + (2 - back) * 0.25
    ctx.fillStyle = shade
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

const traceRoof = (ctx: CanvasRenderingContext2D, x: number, y: number, wide: number, high: number): void => {
  ctx.moveTo(x - wide, y)
  ctx.quadraticCurveTo(x - wide * 0.5, y - high * 0.15, x - wide * 0.34, y - high)
  ctx.lineTo(x + wide * 0.34, y - high)
  ctx.quadraticCurveTo(x + wide * 0.5, y - high * 0.15, x + wide, y)
  ctx.lineTo(x + wide * 0.8, y + high * 0.14)
  ctx.lineTo(x - wide * 0.8, y + high * 0.14)
  ctx.closePath()
}

export const drawRoofs = (b: Brush, { y, color }: Layer<'roofs'>): void => {
  const { ctx, w, h } = b
  for (let n = 0; n < 7; n += 1) {
    const [x, wide] = [((n + 0.5) / 7) * w, w * (0.07 + b.next() * 0.05)]
    const base = h * (y + (n % 2) * 0.05)
    ctx.fillStyle = color
    ctx.fillRect(x - wide * 0.62, base - h * 0.12, wide * 1.24, h)
    for (const step of [0, 1, 2]) {
      ctx.beginPath()
      traceRoof(ctx, x, base - step * h * 0.085, wide * (1 - step * 0.2), h * 0.06)
      ctx.fill()
    }
    ctx.fillStyle = 'rgb(255 200 90 / 0.75)'
    for (const at of [-0.36, 0, 0.36]) ctx.fillRect(x + at * wide - w * 0.004, base - h * 0.03, w * 0.008, h * 0.022)
  }
}

export const drawWaves = ({ ctx, w, h }: Brush, { y, color }: Layer<'waves'>): void => {
  const r = Math.max(26, w / 22)
  ctx.fillStyle = color
  ctx.fillRect(0, h * y + r, w, h)
  for (let row = 0; h * y + row * r * 0.5 < h + r; row += 1) {
    for (let x = row % 2 === 0 ? 0 : r; x <= w + r; x += r * 2) {
      const top = h * y + r + row * r * 0.5
      for (const [share, light] of [
        [1, 0],
        [0.94, 0.5],
        [0.72, 0],
        [0.66, 0.34],
        [0.42, 0],
        [0.36, 0.24],
      ] as const) {
        ctx.beginPath()
        ctx.arc(x, top, r * share, Math.PI, 0)
        ctx.fillStyle = light === 0 ? color : `rgb(255 255 255 / ${light * 0.5})`
        ctx.fill()
      }
    }
  }
  const dark = ctx.createLinearGradient(0, h * y, 0, h)
  dark.addColorStop(0, 'rgb(0 0 0 / 0)')
  dark.addColorStop(1, 'rgb(0 0 0 / 0.5)')
  ctx.fillStyle = dark
  ctx.fillRect(0, h * y, w, h)
}

export const drawShips = (b: Brush, { count }: Layer<'ships'>): void => {
  const { ctx, w, h } = b
  for (let n = 0; n < count; n += 1) {
    const [x, unit] = [w * ((n + 0.4 + b.next() * 0.3) / count), h * (0.02 + b.next() * 0.014)]
    const y = h * 0.7
    ctx.fillStyle = '#4a2030'
    ctx.beginPath()
    ctx.moveTo(x - unit * 3, y - unit)
    ctx.quadraticCurveTo(x, y + unit * 0.8, x + unit * 3, y - unit * 1.4)
    ctx.lineTo(x + unit * 2, y + unit * 0.6)
    ctx.lineTo(x - unit * 2, y + unit * 0.6)
    ctx.fill()
    for (const [dx, high] of [
      [-1.6, 3],
      [0.2, 4.4],
      [1.8, 2.6],
    ] as const) {
      ctx.fillStyle = '#c8432c'
      ctx.beginPath()
      ctx.moveTo(x + dx * unit, y - unit * 0.4)
      ctx.lineTo(x + dx * unit, y - high * unit)
      ctx.quadraticCurveTo(x + (dx + 1.7) * unit, y - high * unit * 0.7, x + (dx + 1.4) * unit, y - unit * 0.6)
      ctx.fill()
    }
  }
}
