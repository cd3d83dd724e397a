import { hashPlace, type Point } from '@moongate/fishing'
import { type Effect, openNet } from './effects.ts'
import type { Swimmer } from './swim.ts'

/** A bot fires so often, and its bullet takes so long. What it hits is not caught: it plays for nothing. */
const FIRE_MS = 1_100
const FLIGHT_MS = 520
const COLOUR = '#b8c7d6'

export type BotSeat = { place: number; at: Point }

type Flight = { from: Point; to: Point; now: number; colour: string; land: (at: number) => void }

/** A bullet that flies from a moment on. */
export const flyTo = ({ from, to, now, colour, land }: Flight): Effect => {
  let landed = false
  return (ctx, time) => {
    const share = Math.min(1, (time - now) / FLIGHT_MS)
    if (share < 0) return true
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, 3.5, 0, Math.PI * 2)
    ctx.fill()
    if (share === 1 && !landed) land(time)
    landed ||= share === 1
    return !landed
  }
}

/** The bots of a sea. Where they aim follows from its seed and the clock, so that all who look on see the same. */
export const createBots = (add: (effect: Effect) => void) => {
  const fired = new Map<number, number>()
  const angles = new Map<number, number>()
  const fire = (
    { place, at }: BotSeat,
    seed: number,
    turn: number,
    now: number,
    swimmers: readonly Swimmer[],
  ): void => {
    const target = swimmers[hashPlace(seed, turn, place) % Math.max(1, swimmers.length)]
    if (!target) return
    angles.set(place, Math.atan2(target.y - at.y, target.x - at.x))
    const { x, y } = target
    add(flyTo({ from: at, to: { x, y }, now, colour: COLOUR, land: (time) => add(openNet({ x, y }, time)) }))
  }
  return {
    readAngle: (place: number): number => angles.get(place) ?? Math.PI / 2,
    step: (
      seats: readonly BotSeat[],
      swimmers: readonly Swimmer[],
      { seed, flowed, now }: { seed: number; flowed: number; now: number },
    ): void => {
      for (const seat of seats) {
        const turn = Math.floor(flowed / FIRE_MS + seat.place * 0.31)
        if (fired.get(seat.place) !== turn) fire(seat, seed, turn, now, swimmers)
        fired.set(seat.place, turn)
      }
    },
  }
}
