import { type Brush, createPlaces, type Kind, type Layer } from './brush.ts'
import { drawRidges, drawRoofs, drawShips, drawWaves } from './land.ts'
import { drawBamboo, drawLattice, drawPillars } from './near.ts'
import { drawBolts, drawBursts, drawEmbers, drawLanterns } from './lights.ts'
import { drawClouds, drawDisc, drawRays, drawStars } from './sky.ts'

const DRAWERS: { [K in Kind]: (b: Brush, layer: Layer<K>) => void } = {
  stars: drawStars,
  bursts: drawBursts,
  lanterns: drawLanterns,
  embers: drawEmbers,
  bolts: drawBolts,
  ships: drawShips,
  disc: drawDisc,
  rays: drawRays,
  ridges: drawRidges,
  roofs: drawRoofs,
  waves: drawWaves,
  clouds: drawClouds,
  pillars: drawPillars,
  lattice: drawLattice,
  bamboo: drawBamboo,
}

const drawLayer = <K extends Kind>(b: Brush, layer: Layer<K>): void => DRAWERS[layer.kind](b, layer)

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
