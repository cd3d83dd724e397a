import type { Point } from '@moongate/fishing'

type Ctx = CanvasRenderingContext2D

const COLOURS = ['#9fb7c9', '#6ec1e4', '#5fd39a', '#e7c64b', '#f08a3c', '#e0435f'] as const

type Cannon = { angle: number; level: number; recoil: number; dim?: boolean }

/** A cannon on its stand: the dearer its shots, the broader its barrel. */
export const drawCannon = (ctx: Ctx, { x, y }: Point, { angle, level, recoil, dim }: Cannon): void => {
  const [long, wide] = [46 + level * 4, 14 + level * 3]
  ctx.save()
  ctx.globalAlpha = dim ? 0.75 : 1
  ctx.translate(x, y)
  ctx.save()
  ctx.rotate(angle)
  ctx.translate(-recoil * 8, 0)
  ctx.fillStyle = COLOURS[level] ?? COLOURS[0]
  ctx.strokeStyle = '#0b1a2c'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.roundRect(0, -wide / 2, long, wide, 6)
  ctx.roundRect(long - 8, -wide / 2 - 4, 12, wide + 8, 4)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
  ctx.fillStyle = '#f3c64b'
  ctx.strokeStyle = '#5c3b06'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(0, 0, 22, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

/** The line along which a shot would go. */
export const drawAim = (ctx: Ctx, { x, y }: Point, angle: number): void => {
  ctx.save()
  ctx.setLineDash([4, 12])
  ctx.strokeStyle = '#ffffff66'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(x + Math.cos(angle) * 70, y + Math.sin(angle) * 70)
  ctx.lineTo(x + Math.cos(angle) * 360, y + Math.sin(angle) * 360)
  ctx.stroke()
  ctx.restore()
}

/** The mark around the fish that is locked. */
export const drawLock = (ctx: Ctx, { x, y, size }: Point & { size: number }): void => {
  ctx.save()
  ctx.strokeStyle = '#ff5c5c'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(x, y, size + 8, 0, Math.PI * 2)
  for (const turn of [0, 1, 2, 3]) {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)]
    ctx.moveTo(x + dx * (size + 2), y + dy * (size + 2))
    ctx.lineTo(x + dx * (size + 18), y + dy * (size + 18))
  }
  ctx.stroke()
  ctx.restore()
}
