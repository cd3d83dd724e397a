import { makeRatio, multiplyRatios, type Ratio } from '@moongate/money'
import type { Chance } from '@moongate/slots'
import { listStruck, sumTimes } from './chain.ts'
import { KINDS } from './kinds.ts'
import { computeOdds, isCaught } from './odds.ts'
import { type Fish, findFish, listFish } from './sea.ts'

const SEED = 20
const STEP_MS = 35
const ROUNDS = 20
const FIRST_MS = 40_000

type Moment = { readonly times: number }

const readMoment = (hit: Fish, swimming: readonly Fish[], at: number): Moment => ({
  times: sumTimes(hit, listStruck(hit, swimming, at)),
})

/** The first fish of each kind in the middle of its way, for moments at which none of it swims. */
const findSpare = (): Map<string, Moment> => {
  const found = new Map<string, Moment>()
  for (let number = 0; found.size < KINDS.length; number += 1) {
    const fish = findFish(SEED, number)
    if (!fish || found.has(fish.kind.code)) continue
    const at = (fish.from + fish.until) / 2
    found.set(fish.kind.code, readMoment(fish, listFish(SEED, at), at))
  }
  return found
}

/** The mean return of a shot at something worth so many stakes, exactly. */
export const proveShot = (times: number): Ratio => multiplyRatios(computeOdds(times), makeRatio(times, 1))

/** What a shot at each kind is worth at a moment of the sea. */
const readMoments = (spare: ReadonlyMap<string, Moment>, at: number): Map<string, Moment> => {
  const found = new Map(spare)
  const swimming = listFish(SEED, at)
  for (const hit of swimming) found.set(hit.kind.code, readMoment(hit, swimming, at))
  return found
}

/**
 * The game with its proof, in the form in which all games are simulated: a round is one shot at each kind, and twenty of them meet the
 * same moment of the sea.
 */
export const fishing = {
  code: 'fishing',
  kinds: KINDS.map(({ code }) => code),
  open: (chance: Chance) => {
    const spare = findSpare()
    let [round, moments] = [0, spare]
    return () => {
      if (round % ROUNDS === 0) moments = readMoments(spare, FIRST_MS + round * STEP_MS)
      round += 1
      return (code: string): number => {
        const { times } = moments.get(code) ?? { times: 0 }
        return isCaught(chance, times) ? times * 100 : 0
      }
    }
  },
  prove: () => (code: string) => proveShot(KINDS.find((kind) => kind.code === code)?.times ?? 1),
}
