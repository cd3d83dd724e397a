import type { Point } from '@moongate/fishing'
import type { Decided } from '@moongate/game-contract/fishing'
import { LOOKS } from '../art/looks.ts'
import type { Hall } from '../play/hall.ts'
import type { Sound } from '../play/sound.ts'
import { drawBlast, type Effect, bringIn, raiseSum, drawLightning } from './effects.ts'
import type { Swim, Swimmer } from './swim.ts'
import { listOtherPlaces, placeCannon, placeOthers, type View } from './view.rules.ts'

const LARGE = 30
const BLAST = 260

type Means = {
  hall: Hall
  swim: Swim
  add: (effect: Effect) => void
  play: (sound: Sound) => void
  write: (minor: number) => string
  /** Where a fish was drawn last. */
  find: (number: number) => Swimmer | undefined
  readView: () => View
}

/** Shows what was caught, by oneself and by others, each fish once. */
export const createCatches = ({ hall, swim, add, play, write, find, readView }: Means) => {
  const shown = new Set<string>()
  const take = (number: number, to: Point, now: number): Swimmer | undefined => {
    const [key, swimmer] = [`${hall.get().sea?.sea} ${number}`, find(number)]
    if (shown.has(key)) return undefined
    shown.add(key)
    swim.drop(number)
    const look = swimmer && LOOKS[swimmer.fish.kind.code]
    if (swimmer && look) add(bringIn(look, swimmer, to, now))
    return swimmer
  }
  const showChain = (hit: Swimmer, struck: readonly Swimmer[], now: number): void => {
    if (hit.fish.kind.effect === 'lightning') add(drawLightning(hit, struck, now))
    if (hit.fish.kind.effect === 'bomb') add(drawBlast(hit, BLAST * readView().scale, now))
  }
  const showOwn = ({ fish, stake, times, struck }: Decided, now: number): void => {
    const to = placeCannon(readView())
    const others = struck.map((number) => take(number, to, now)).filter((one) => one !== undefined)
    const hit = take(fish, to, now)
    if (!hit) return
    showChain(hit, others, now)
    play(struck.length > 0 ? 'chain' : 'caught')
    add(raiseSum(hit, `+${write(stake * times)}`, times >= LARGE, now))
  }
  const showOthers = (now: number): void => {
    const { sea } = hall.get()
    for (const { fish, place } of sea?.caught ?? []) {
      const at = placeOthers(readView())[listOtherPlaces(sea?.place ?? 0).indexOf(place)]
      if (at) take(fish, at, now)
    }
  }
  const leaves = [
    hall.onDecided((shots) => {
      for (const shot of shots) if (shot.state === 'caught') showOwn(shot, performance.now())
    }),
    hall.subscribe(() => showOthers(performance.now())),
  ]
  return () => leaves.forEach((leave) => leave())
}
