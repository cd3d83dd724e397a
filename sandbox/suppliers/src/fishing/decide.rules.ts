import { createHmac } from 'node:crypto'
import { type Fish, findFish, isCannon, isCaught, listFish, listStruck, sumTimes } from '@moongate/fishing'
import type { Decided, Shot, ShotState } from '@moongate/game-contract/fishing'
import { createChance } from '@moongate/slots'

/** How long a batch may take to arrive: a fish that has just left may still be hit. */
const GRACE_MS = 1_500

/** Whose batch it is; together with a shot's place in it no two shots have the same name. */
export type Batch = { readonly brand: string; readonly player: string; readonly batch_id: string }

/** Words of chance for one shot, from the secret words of its sea: the same shot asked for again has the same. */
const createShotWords = (words: string, { brand, player, batch_id }: Batch, place: number): (() => number) => {
  let drawn = 0
  return () =>
    createHmac('sha256', Buffer.from(words, 'base64'))
      .update(JSON.stringify([brand, player, batch_id, place, drawn++]))
      .digest()
      .readUInt32LE()
}

/** Whether the shot at a place of a batch catches what is worth so many stakes. */
export const decideShot = (words: string, batch: Batch, place: number, times: number): boolean =>
  isCaught(createChance(createShotWords(words, batch, place)), times)

type Asked = {
  readonly sea: { readonly seed: number; readonly words: string }
  readonly at: number
  readonly batch: Batch
  /** What the player has, how many shots the cannon still fires, and which fish are caught. */
  readonly balance: number
  readonly rest: number
  readonly caught: ReadonlySet<number>
}

const isThere = (fish: Fish | undefined, at: number, caught: ReadonlySet<number>): fish is Fish =>
  fish !== undefined && fish.from <= at && at < fish.until + GRACE_MS && !caught.has(fish.number)

/** Decides shots one after the other: what an earlier one has caught is gone for those behind it. */
export const decideShots = (shots: readonly Shot[], { sea, at, batch, balance, rest, caught }: Asked): Decided[] => {
  const taken = new Set(caught)
  let [left, free] = [balance, rest]
  return shots.map((shot, place) => {
    const back = (state: ShotState): Decided => ({ ...shot, state, times: 0, struck: [] })
    const fish = findFish(sea.seed, shot.fish)
    if (!isCannon(shot.stake) || !isThere(fish, at, taken)) return back('gone')
    if (free < 1) return back('fast')
    if (left < shot.stake) return back('poor')
    left -= shot.stake
    free -= 1
    const moment = Math.min(at, fish.until - 1)
    // Who swims beside it matters only where a hit takes others along.
    const swimming = fish.kind.effect ? listFish(sea.seed, moment).filter(({ number }) => !taken.has(number)) : []
    const struck = listStruck(fish, swimming, moment)
    const times = sumTimes(fish, struck)
    const numbers = struck.map(({ number }) => number)
    const state = decideShot(sea.words, batch, place, times) ? 'caught' : 'missed'
    if (state === 'caught') for (const number of [shot.fish, ...numbers]) taken.add(number)
    return { ...shot, state, times, struck: numbers }
  })
}
