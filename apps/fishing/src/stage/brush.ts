import type { Layer, Look } from '../art/look.ts'
import { LOOKS } from '../art/looks.ts'
import type { Swimmer } from './swim.ts'

const paths = new Map<string, Path2D>()
const getPath = (d: string): Path2D => {
  const held = paths.get(d) ?? new Path2D(d)
  paths.set(d, held)
  return held
}

export type Pose = { x: number; y: number; angle: number; size: number; now: number; phase: number }

const BEAT = 0.006
const move = (ctx: CanvasRenderingContext2D, { moves }: Layer, beat: number): void => {
  if (moves === 'tail') {
    ctx.translate(-55, 0)
    ctx.scale(1 - 0.12 * Math.abs(beat), 1)
    ctx.transform(1, beat * 0.22, 0, 1, 0, 0)
    ctx.translate(55, 0)
  }
  if (moves === 'fin') ctx.scale(1, 1 + beat * 0.06)
  if (moves === 'glow') ctx.globalAlpha *= 0.6 + 0.4 * beat
}

const drawLayer = (ctx: CanvasRenderingContext2D, layer: Layer, beat: number): void => {
  ctx.save()
  move(ctx, layer, beat)
  if (layer.line === undefined) {
    ctx.fillStyle = layer.fill
    ctx.fill(getPath(layer.d))
  } else {
    ctx.strokeStyle = layer.fill
    ctx.lineWidth = layer.line
    ctx.stroke(getPath(layer.d))
  }
  ctx.restore()
}

/** Draws a fish as it swims: turned the way it goes, belly down. */
export const drawFish = (ctx: CanvasRenderingContext2D, look: Look, { x, y, angle, size, now, phase }: Pose): void => {
  const left = Math.abs(angle) > Math.PI / 2
  const beat = Math.sin(now * BEAT + phase)
  ctx.save()
  ctx.translate(x, y)
  if (look.upright) ctx.scale(left ? -1 : 1, 1)
  else {
    ctx.rotate(angle)
    ctx.scale(1, left ? -1 : 1)
  }
  ctx.scale(size / 80, size / 80)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const layer of look.layers) drawLayer(ctx, layer, beat)
  ctx.restore()
}

/** A fish as a mark with what it pays: for those who want little to move. */
const drawMark = (
  ctx: CanvasRenderingContext2D,
  look: Look,
  times: number,
  { x, y, size }: Pick<Pose, 'x' | 'y' | 'size'>,
): void => {
  drawFish(ctx, look, { x, y, angle: 0, size, now: 0, phase: 0 })
  ctx.font = `700 ${Math.max(11, size * 0.42)}px sans-serif`
  ctx.textAlign = 'center'
  ctx.lineWidth = 3
  ctx.strokeStyle = '#021024'
  ctx.fillStyle = '#fff'
  ctx.strokeText(`×${times}`, x, y + size * 1.15)
  ctx.fillText(`×${times}`, x, y + size * 1.15)
}

/** Draws a fish where it is on the screen. */
export const drawSwimmer = (
  ctx: CanvasRenderingContext2D,
  { fish, x, y, angle, size }: Swimmer,
  reduced: boolean,
  now: number,
): void => {
  const look = LOOKS[fish.kind.code]
  if (!look) return
  if (reduced) drawMark(ctx, look, fish.kind.times, { x, y, size })
  else drawFish(ctx, look, { x, y, angle, size, now, phase: fish.number })
}
