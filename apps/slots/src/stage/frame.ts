import type { FrameLook, Skin } from '../art/skin.ts'
import { addStops } from './brush.ts'
import type { Layout } from './layout.rules.ts'

const METALS: Readonly<Record<FrameLook, readonly string[]>> = {
  gold: ['#fff6cf', '#f3c75a', '#a8660f', '#5c3204', '#f7d983'],
  jade: ['#eafff0', '#6fd8a4', '#17805a', '#063f2c', '#b6f0cf'],
  wood: ['#f0c98a', '#a9682c', '#6a3812', '#351704', '#c98a4a'],
  lacquer: ['#ffb08a', '#e0382c', '#9c0f18', '#4a0208', '#ff6a4a'],
  bronze: ['#ffe9c0', '#d39a54', '#7c4c1e', '#38200a', '#e8bd80'],
  silver: ['#ffffff', '#c3c9e6', '#6a6f9e', '#2c2f58', '#e2e6fa'],
}

const mixMetal = (ctx: CanvasRenderingContext2D, look: FrameLook, x: number, y: number, w: number, h: number) => {
  const shine = ctx.createLinearGradient(x, y, x + w * 0.35, y + h)
  const tones = METALS[look]
  for (const [at, tone] of [...tones, ...tones].entries()) shine.addColorStop(at / (tones.length * 2 - 1), tone)
  return shine
}

/** A corner of the running pattern that old frames have. */
const drawCorner = (ctx: CanvasRenderingContext2D, unit: number): void => {
  ctx.beginPath()
  const steps = [
    [0, 5],
    [0, 0],
    [5, 0],
    [5, 3],
    [2, 3],
    [2, 2],
    [3.6, 2],
    [3.6, 1.2],
    [1, 1.2],
    [1, 5],
  ] as const
  for (const [x, y] of steps) ctx.lineTo(x * unit, y * unit)
  ctx.stroke()
}

const drawCorners = (ctx: CanvasRenderingContext2D, { left, top, width, height, rim }: Layout): void => {
  ctx.lineJoin = 'miter'
  for (const [x, y, sx, sy] of [
    [0, 0, 1, 1],
    [1, 0, -1, 1],
    [0, 1, 1, -1],
    [1, 1, -1, -1],
  ] as const) {
    ctx.save()
    ctx.translate(left - rim * 0.72 + x * (width + rim * 1.44), top - rim * 0.72 + y * (height + rim * 1.44))
    ctx.scale(sx, sy)
    for (const [width, tone] of [
      [0.2, '#3a1c02'],
      [0.085, '#fff0b8'],
    ] as const) {
      ctx.lineWidth = Math.max(1, rim * width)
      ctx.strokeStyle = tone
      drawCorner(ctx, rim * 0.2)
    }
    ctx.restore()
  }
}

const drawRim = (ctx: CanvasRenderingContext2D, look: FrameLook, l: Layout): void => {
  const box = (out: number): [number, number, number, number] => [
    l.left - out,
    l.top - out,
    l.width + out * 2,
    l.height + out * 2,
  ]
  ctx.save()
  ctx.shadowColor = 'rgb(0 0 0 / 0.75)'
  ctx.shadowBlur = l.rim
  ctx.shadowOffsetY = l.rim * 0.3
  for (const [out, round, fill] of [
    [l.rim * 0.98, 0.7, '#1c0f02'],
    [l.rim * 0.94, 0.66, mixMetal(ctx, look, ...box(l.rim))],
    [l.rim * 0.66, 0.4, mixMetal(ctx, look === 'gold' ? 'bronze' : 'gold', ...box(-l.rim))],
    [l.rim * 0.56, 0.34, mixMetal(ctx, look, l.left + l.width, l.top + l.height, -l.width, -l.height)],
    [l.rim * 0.2, 0.2, mixMetal(ctx, 'gold', ...box(l.rim))],
    [l.rim * 0.1, 0.16, '#120802'],
  ] as const) {
    ctx.beginPath()
    ctx.roundRect(...box(out), l.rim * round)
    ctx.fillStyle = fill
    ctx.fill()
    ctx.shadowColor = 'transparent'
  }
  ctx.restore()
}

const drawReelBed = (ctx: CanvasRenderingContext2D, [light, dark]: Skin['board'], l: Layout, reel: number): void => {
  const x = l.left + reel * l.cell_w
  const bed = ctx.createLinearGradient(0, l.top, 0, l.top + l.height)
  addStops(bed, [
    [0, dark],
    [0.22, light],
    [0.5, light],
    [0.78, light],
    [1, dark],
  ])
  ctx.fillStyle = bed
  ctx.fillRect(x, l.top, l.cell_w, l.height)
  const round = ctx.createLinearGradient(x, 0, x + l.cell_w, 0)
  addStops(round, [
    [0, 'rgb(0 0 0 / 0.6)'],
    [0.16, 'rgb(0 0 0 / 0.08)'],
    [0.5, 'rgb(255 255 255 / 0.08)'],
    [0.84, 'rgb(0 0 0 / 0.08)'],
    [1, 'rgb(0 0 0 / 0.6)'],
  ])
  ctx.fillStyle = round
  ctx.fillRect(x, l.top, l.cell_w, l.height)
}

/** Draws the frame and the beds of the reels, once. */
export const drawFrame = (canvas: HTMLCanvasElement, skin: Skin, l: Layout): void => {
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  ctx.clearRect(0, 0, canvas.width, canvas.height)
  drawRim(ctx, skin.frame, l)
  for (let reel = 0; reel < l.reels; reel += 1) drawReelBed(ctx, skin.board, l, reel)
  const bar = Math.max(2, l.rim * 0.12)
  for (let reel = 1; reel < l.reels; reel += 1) {
    const x = l.left + reel * l.cell_w - bar / 2
    const metal = ctx.createLinearGradient(x, 0, x + bar, 0)
    addStops(metal, [
      [0, '#5c3204'],
      [0.4, '#fbe3a0'],
      [1, '#7a4708'],
    ])
    ctx.fillStyle = metal
    ctx.globalAlpha = 0.8
    ctx.fillRect(x, l.top, bar, l.height)
    ctx.globalAlpha = 1
  }
  drawCorners(ctx, l)
}
