import { type Fish, listFish, placeFish } from '@moongate/fishing'
import type { Hall } from '../play/hall.ts'
import { toScreen, type View } from './view.rules.ts'

/** A fish where it is on the screen. */
export type Swimmer = { fish: Fish; x: number; y: number; angle: number; size: number }

const LIST_MS = 200
const AHEAD_MS = 120
/** With little motion fish move on by steps of so long. */
const STEP_MS = 1_000

/** The fish that swim, as often as they are asked for; the large ones first; those that were caught are left out. */
export const createSwim = (hall: Hall, reduced: boolean) => {
  const held: { listed_at: number; sea: string; fish: Fish[] } = { listed_at: -LIST_MS, sea: '', fish: [] }
  const caught = new Set<number>()
  const renew = (now: number, at: number): void => {
    const { sea } = hall.get()
    if (!sea || (now - held.listed_at < LIST_MS && held.sea === sea.sea)) return
    if (held.sea !== sea.sea) caught.clear()
    for (const { fish } of sea.caught) caught.add(fish)
    Object.assign(held, { listed_at: now, sea: sea.sea, fish: listFish(sea.seed, at) })
  }
  const place = (view: View, fish: Fish, at: number): Swimmer => {
    const [here, ahead] = [toScreen(view, placeFish(fish, at)), toScreen(view, placeFish(fish, at + AHEAD_MS))]
    const angle = Math.atan2(ahead.y - here.y, ahead.x - here.x)
    return { fish, ...here, angle, size: fish.kind.radius * view.scale }
  }
  return {
    /** Leaves out a fish from now on: it was caught. */
    drop: (number: number): void => void caught.add(number),
    list: (view: View, now: number): Swimmer[] => {
      const { sea, heard_at } = hall.get()
      if (!sea) return []
      const flowed = sea.at + (now - heard_at)
      const at = reduced ? Math.floor(flowed / STEP_MS) * STEP_MS : flowed
      renew(now, at)
      return held.fish
        .filter(({ number, from, until }) => !caught.has(number) && from <= at && at < until)
        .map((fish) => place(view, fish, at))
        .toSorted((one, other) => other.size - one.size)
    },
  }
}
export type Swim = ReturnType<typeof createSwim>
