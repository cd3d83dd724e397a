import type { Point } from '@moongate/fishing'
import { drawFish } from './brush.ts'
import type { Look } from '../art/look.ts'
import type { Swimmer } from './swim.ts'

/** Something that is drawn for a while: answers whether it goes on. `share` runs from 0 to 1. */
export type Effect = (ctx: CanvasRenderingContext2D, now: number) => boolean

const makeEffect =
  (begun: number, takes_ms: number, draw: (ctx: CanvasRenderingContext2D, share: number) => void): Effect =>
  (ctx, now) => {
    const share = Math.min(1, Math.max(0, (now - begun) / takes_ms))
    ctx.save()
    draw(ctx, share)
    ctx.restore()
    return share < 1
  }

/** The net that opens where a bullet meets a fish. */
export const openNet = ({ x, y }: Point, now: number): Effect =>
  makeEffect(now, 320, (ctx, share) => {
    ctx.globalAlpha = 1 - share
    ctx.strokeStyle = '#bff3ff'
    ctx.lineWidth = 2
    for (const far of [12, 22, 32]) {
      ctx.beginPath()
      ctx.arc(x, y, far * (0.4 + share * 0.6), 0, Math.PI * 2)
      ctx.stroke()
    }
  })

/** A caught fish turns, shrinks and is drawn to the cannon that caught it. */
export const bringIn = (look: Look, { x, y, size, angle }: Swimmer, to: Point, now: number): Effect =>
  makeEffect(now, 700, (ctx, share) => {
    const at = { x: x + (to.x - x) * share ** 2, y: y + (to.y - y) * share ** 2 }
    drawFish(ctx, look, { ...at, angle: angle + share * 7, size: size * (1 - share * 0.8), now, phase: 0 })
  })

/** What a catch brought, rising from where it was. */
export const raiseSum = ({ x, y }: Point, text: string, large: boolean, now: number): Effect =>
  makeEffect(now, large ? 1_900 : 1_200, (ctx, share) => {
    ctx.globalAlpha = Math.min(1, (1 - share) * 2)
    ctx.font = `800 ${large ? 40 : 24}px sans-serif`
    ctx.textAlign = 'center'
    ctx.lineWidth = 5
    ctx.strokeStyle = '#4a2600'
    ctx.fillStyle = '#ffe27a'
    ctx.strokeText(text, x, y - share * 46)
    ctx.fillText(text, x, y - share * 46)
  })

/** Lightning from a fish to those that go with it. */
export const drawLightning = (from: Point, to: readonly Point[], now: number): Effect =>
  makeEffect(now, 650, (ctx, share) => {
    ctx.globalAlpha = 1 - share
    ctx.strokeStyle = '#9df6ff'
    ctx.lineWidth = 4
    for (const [at, end] of to.entries()) {
      const aside = (at % 2 === 0 ? 1 : -1) * 22
      ctx.beginPath()
      ctx.moveTo(from.x, from.y)
      ctx.lineTo(from.x + (end.x - from.x) * 0.4 + aside, from.y + (end.y - from.y) * 0.4 - aside)
      ctx.lineTo(from.x + (end.x - from.x) * 0.6 - aside, from.y + (end.y - from.y) * 0.6 + aside)
      ctx.lineTo(end.x, end.y)
      ctx.stroke()
    }
  })

/** The blast of a bomb. */
export const drawBlast = ({ x, y }: Point, radius: number, now: number): Effect =>
  makeEffect(now, 600, (ctx, share) => {
    ctx.globalAlpha = (1 - share) * 0.7
    const light = ctx.createRadialGradient(x, y, 0, x, y, Math.max(1, radius * share))
    light.addColorStop(0, '#fff6c9')
    light.addColorStop(0.6, '#ff9d2e')
    light.addColorStop(1, '#ff4d1f00')
    ctx.fillStyle = light
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  })
