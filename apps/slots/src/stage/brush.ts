type Counted = { readonly count: number }
type Placed = { readonly x: number; readonly y: number; readonly color: string }
type Lying = { readonly y: number; readonly color: string }

/** What can stand behind the reels, by its kind. Places are shares of the picture's width and height. */
export type Layers = {
  stars: Counted
  bursts: Counted
  lanterns: Counted
  embers: Counted
  bolts: Counted
  ships: Counted
  disc: Placed & { readonly size: number; readonly glow: string }
  rays: Placed
  ridges: Lying & { readonly height: number }
  roofs: Lying
  waves: Lying
  clouds: Lying & Counted
  pillars: { readonly color: string }
  lattice: { readonly color: string }
  bamboo: Counted & { readonly color: string }
}
export type Kind = keyof Layers
export type Layer<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & Layers[P] }[K]

export type Brush = { ctx: CanvasRenderingContext2D; w: number; h: number; next: () => number }

/** Where things stand in a picture, the same each time it is drawn (mulberry32, public domain). */
export const createPlaces = (seed: number): (() => number) => {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let word = Math.imul(at ^ (at >>> 15), 1 | at)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A filled disc. */
/** A gradient with its tones, each at its place from 0 to 1. */
export const addStops = (gradient: CanvasGradient, stops: readonly (readonly [number, string])[]): CanvasGradient => {
  for (const [at, tone] of stops) gradient.addColorStop(at, tone)
  return gradient
}

export const fillDot = ({ ctx }: Brush, x: number, y: number, r: number): void => {
  ctx.beginPath()
  ctx.arc(x, y, Math.max(0, r), 0, Math.PI * 2)
  ctx.fill()
}

/** A light that adds to what lies under it. */
export const fillGlow = (b: Brush, x: number, y: number, r: number, color: string): void => {
  const light = b.ctx.createRadialGradient(x, y, 0, x, y, r)
  light.addColorStop(0, color)
  light.addColorStop(1, 'rgb(0 0 0 / 0)')
  b.ctx.save()
  b.ctx.globalCompositeOperation = 'lighter'
  b.ctx.fillStyle = light
  fillDot(b, x, y, r)
  b.ctx.restore()
}
