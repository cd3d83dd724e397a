/** What stands behind the reels, from back to front. Places are shares of the picture's width and height. */
export type Layer =
  | { readonly kind: 'stars' | 'bursts' | 'lanterns' | 'embers' | 'bolts' | 'falls' | 'ships'; readonly count: number }
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly size: number; readonly color: string; readonly glow: string }
  | { readonly kind: 'rays'; readonly x: number; readonly y: number; readonly color: string }
  | { readonly kind: 'ridges'; readonly y: number; readonly height: number; readonly color: string }
  | { readonly kind: 'roofs' | 'waves'; readonly y: number; readonly color: string }
  | { readonly kind: 'clouds'; readonly y: number; readonly count: number; readonly color: string }
  | { readonly kind: 'pillars' | 'lattice'; readonly color: string }
  | { readonly kind: 'bamboo'; readonly count: number; readonly color: string }

type Of<K extends Layer['kind']> = Extract<Layer, { kind: K }>
type Brush = { ctx: CanvasRenderingContext2D; w: number; h: number; next: () => number }

/** Where things stand in a picture, the same each time it is drawn (mulberry32, public domain). */
const createPlaces = (seed: number): (() => number) => {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let word = Math.imul(at ^ (at >>> 15), 1 | at)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}

const fillDot = ({ ctx }: Brush, x: number, y: number, r: number): void => {
  ctx.beginPath()
  ctx.arc(x, y, Math.max(0, r), 0, Math.PI * 2)
  ctx.fill()
}

const fillGlow = (b: Brush, x: number, y: number, r: number, color: string): void => {
  const light = b.ctx.createRadialGradient(x, y, 0, x, y, r)
  light.addColorStop(0, color)
  light.addColorStop(1, 'rgb(0 0 0 / 0)')
  b.ctx.save()
  b.ctx.globalCompositeOperation = 'lighter'
  b.ctx.fillStyle = light
  fillDot(b, x, y, r)
  b.ctx.restore()
}

const drawStars = (b: Brush, { count }: Of<'stars'>): void => {
  for (let n = 0; n < count; n += 1) {
    b.ctx.fillStyle = `rgb(255 250 225 / ${0.3 + b.next() * 0.7})`
    fillDot(b, b.next() * b.w, b.next() * b.h * 0.62, (0.4 + b.next() * 1.3) * (b.w / 1300 + 0.5))
  }
}

const drawDisc = (b: Brush, { x, y, size, color, glow }: Of<'disc'>): void => {
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

const drawRays = ({ ctx, w, h }: Brush, { x, y, color }: Of<'rays'>): void => {
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

const drawRidges = (b: Brush, { y, height, color }: Of<'ridges'>): void => {
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

const drawClouds = (b: Brush, { y, count, color }: Of<'clouds'>): void => {
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
    for (const [dx, dy, r] of [[-3, 0, 1.2], [-1.4, -0.9, 1.7], [0.6, -1.3, 2], [2.4, -0.5, 1.5], [3.8, 0.1, 1]] as const) {
      ctx.moveTo(x + dx * unit, top + dy * unit)
      ctx.arc(x + dx * unit, top + dy * unit, r * unit, 0, Math.PI * 2)
    }
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

const drawRoofs = (b: Brush, { y, color }: Of<'roofs'>): void => {
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

const drawWaves = ({ ctx, w, h }: Brush, { y, color }: Of<'waves'>): void => {
  const r = Math.max(26, w / 22)
  ctx.fillStyle = color
  ctx.fillRect(0, h * y + r, w, h)
  for (let row = 0; h * y + row * r * 0.5 < h + r; row += 1) {
    for (let x = row % 2 === 0 ? 0 : r; x <= w + r; x += r * 2) {
      const top = h * y + r + row * r * 0.5
      for (const [share, light] of [[1, 0], [0.94, 0.5], [0.72, 0], [0.66, 0.34], [0.42, 0], [0.36, 0.24]] as const) {
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

const drawLanterns = (b: Brush, { count }: Of<'lanterns'>): void => {
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

const drawBursts = (b: Brush, { count }: Of<'bursts'>): void => {
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

const drawEmbers = (b: Brush, { count }: Of<'embers'>): void => {
  for (let n = 0; n < count; n += 1) {
    b.ctx.fillStyle = `hsl(${18 + b.next() * 30} 100% 65% / ${0.25 + b.next() * 0.6})`
    fillDot(b, b.next() * b.w, b.h * (0.15 + b.next() * 0.85), 0.8 + b.next() * 2.4)
  }
}

const drawBolts = (b: Brush, { count }: Of<'bolts'>): void => {
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
    for (const [width, color] of [[9, 'rgb(120 150 255 / 0.25)'], [3, 'rgb(200 220 255 / 0.7)'], [1.2, '#fff']] as const) {
      ctx.lineWidth = width
      ctx.strokeStyle = color
      ctx.stroke()
    }
  }
}

const drawFalls = (b: Brush, { count }: Of<'falls'>): void => {
  for (let n = 0; n < count; n += 1) {
    const x = b.w * ((n + 0.5) / count + (b.next() - 0.5) * 0.1)
    for (let drop = 0; drop < 30; drop += 1) {
      b.ctx.fillStyle = `rgb(235 255 255 / ${0.05 + b.next() * 0.18})`
      b.ctx.fillRect(x + (b.next() - 0.5) * b.w * 0.06, b.h * (0.3 + b.next() * 0.08), 1 + b.next() * 4, b.h * 0.42)
    }
    fillGlow(b, x, b.h * 0.74, b.h * 0.12, 'rgb(220 255 255 / 0.4)')
  }
}

const drawShips = (b: Brush, { count }: Of<'ships'>): void => {
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
    for (const [dx, high] of [[-1.6, 3], [0.2, 4.4], [1.8, 2.6]] as const) {
      ctx.fillStyle = '#c8432c'
      ctx.beginPath()
      ctx.moveTo(x + dx * unit, y - unit * 0.4)
      ctx.lineTo(x + dx * unit, y - high * unit)
      ctx.quadraticCurveTo(x + (dx + 1.7) * unit, y - high * unit * 0.7, x + (dx + 1.4) * unit, y - unit * 0.6)
      ctx.fill()
    }
  }
}

const drawPillars = ({ ctx, w, h }: Brush, { color }: Of<'pillars'>): void => {
  const wide = Math.min(w * 0.07, h * 0.1)
  for (const x of [w * 0.015, w - w * 0.015 - wide]) {
    const round = ctx.createLinearGradient(x, 0, x + wide, 0)
    for (const [at, shade] of [[0, '#000'], [0.3, color], [0.45, '#ffffff'], [0.6, color], [1, '#000']] as const)
      round.addColorStop(at, shade)
    ctx.globalAlpha = 0.85
    ctx.fillStyle = round
    ctx.fillRect(x, 0, wide, h)
    ctx.globalAlpha = 1
    for (const y of [0.02, 0.12, 0.86, 0.95]) {
      const band = ctx.createLinearGradient(0, h * y, 0, h * (y + 0.03))
      for (const [at, shade] of [[0, '#7a4a08'], [0.4, '#ffe9a0'], [1, '#8a520c']] as const) band.addColorStop(at, shade)
      ctx.fillStyle = band
      ctx.fillRect(x - wide * 0.08, h * y, wide * 1.16, h * 0.03)
    }
  }
}

const drawLattice = ({ ctx, w, h }: Brush, { color }: Of<'lattice'>): void => {
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

const drawBamboo = (b: Brush, { count, color }: Of<'bamboo'>): void => {
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

const drawLayer = (b: Brush, layer: Layer): void => {
  if (layer.kind === 'stars') drawStars(b, layer as Of<'stars'>)
  else if (layer.kind === 'disc') drawDisc(b, layer)
  else if (layer.kind === 'rays') drawRays(b, layer)
  else if (layer.kind === 'ridges') drawRidges(b, layer)
  else if (layer.kind === 'clouds') drawClouds(b, layer)
  else if (layer.kind === 'roofs') drawRoofs(b, layer as Of<'roofs'>)
  else if (layer.kind === 'waves') drawWaves(b, layer as Of<'waves'>)
  else if (layer.kind === 'lanterns') drawLanterns(b, layer as Of<'lanterns'>)
  else if (layer.kind === 'bursts') drawBursts(b, layer as Of<'bursts'>)
  else if (layer.kind === 'embers') drawEmbers(b, layer as Of<'embers'>)
  else if (layer.kind === 'bolts') drawBolts(b, layer as Of<'bolts'>)
  else if (layer.kind === 'falls') drawFalls(b, layer as Of<'falls'>)
  else if (layer.kind === 'ships') drawShips(b, layer as Of<'ships'>)
  else if (layer.kind === 'pillars') drawPillars(b, layer as Of<'pillars'>)
  else if (layer.kind === 'lattice') drawLattice(b, layer as Of<'lattice'>)
  else drawBamboo(b, layer)
}

/** Draws what stands behind the reels, once. */
export const drawScenery = (
  canvas: HTMLCanvasElement,
  sky: readonly [string, string, string],
  layers: readonly Layer[],
): void => {
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const { width: w, height: h } = canvas
  const air = ctx.createLinearGradient(0, 0, 0, h)
  for (const [at, color] of sky.entries()) air.addColorStop(at / 2, color)
  ctx.fillStyle = air
  ctx.fillRect(0, 0, w, h)
  const b: Brush = { ctx, w, h, next: createPlaces(7) }
  for (const layer of layers) drawLayer(b, layer)
  const edge = ctx.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.35, w / 2, h / 2, Math.hypot(w, h) * 0.6)
  edge.addColorStop(0, 'rgb(0 0 0 / 0)')
  edge.addColorStop(1, 'rgb(0 0 0 / 0.62)')
  ctx.fillStyle = edge
  ctx.fillRect(0, 0, w, h)
}
