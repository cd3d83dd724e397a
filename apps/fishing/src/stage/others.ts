import { CANNONS } from '@moongate/fishing'
import type { SeatTold } from '@moongate/game-contract/fishing'
import { type BotSeat, flyTo } from './bots.ts'
import { type Effect, openNet } from './effects.ts'
import type { Swimmer } from './swim.ts'

const COLOUR = '#fff2a8'
/** Between two shots of a batch, as their cannon fired them. */
const APART_MS = 170
const REST = { angle: Math.PI / 2, level: 1 }

type Seen = { fired: SeatTold['fired']; swimmers: readonly Swimmer[]; now: number; reduced: boolean }

/** The players above: their cannons point at what they shot last, and each bullet flies once. What it came to is told by what is caught. */
export const createOthers = (add: (effect: Effect) => void) => {
  const heard = new Map<number, number>()
  const aims = new Map<number, typeof REST>()
  const fly = (seat: BotSeat, { x, y }: Swimmer, now: number): void =>
    add(flyTo({ from: seat.at, to: { x, y }, now, colour: COLOUR, land: (time) => add(openNet({ x, y }, time)) }))
  const show = (seat: BotSeat, shots: SeatTold['fired'][number]['shots'], { swimmers, now, reduced }: Seen): void => {
    for (const [nth, { fish, stake }] of shots.entries()) {
      const target = swimmers.find((one) => one.fish.number === fish)
      if (!target) continue
      const angle = Math.atan2(target.y - seat.at.y, target.x - seat.at.x)
      aims.set(seat.place, { angle, level: CANNONS.findIndex((one) => one === stake) })
      if (!reduced) fly(seat, target, now + nth * APART_MS)
    }
  }
  return {
    readAim: (place: number): typeof REST => aims.get(place) ?? REST,
    step: (seats: readonly BotSeat[], seen: Seen): void => {
      for (const { place, at, shots } of seen.fired) {
        const seat = seats.find((one) => one.place === place)
        if (!seat || heard.get(place) === at) continue
        heard.set(place, at)
        show(seat, shots, seen)
      }
    },
  }
}
