import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { listFish } from '@moongate/fishing'
import type { SeatTold } from '@moongate/game-contract/fishing'
import { ask } from './live-calls.ts'
import { note, type Play } from './live-play.ts'

/** As the client of the hall does: what was fired goes out twice a second. */
const SEND_MS = 500
const SHOTS = 3
const FISH_STAKE = 10
const swimming = new Map<string, number[]>()
/** Fish that swim at a sea within a second; looked up once for all who fish there. */
const listNumbers = ({ sea, seed, at }: SeatTold): number[] => {
  const key = `${sea} ${Math.floor(at / 1_000)}`
  const known = swimming.get(key) ?? listFish(seed, at).map(({ number }) => number)
  if (!swimming.has(key) && swimming.size > 1_000) swimming.clear()
  swimming.set(key, known)
  return known
}

/** What is there to be shot at: who sits at a sea sees what others have caught. */
const listTargets = (told: SeatTold): number[] => {
  const caught = new Set(told.caught.map(({ fish }) => fish))
  return listNumbers(told).filter((number) => !caught.has(number))
}

/** Fires three shots twice a second. */
export const playSea: Play = async (t, g) => {
  const { session } = g
  await wait((g.nth * 137) % SEND_MS)
  let told = await ask(t, ['fishing', 'sea'], { session })
  while (!t.over() && !('error' in told)) {
    const begun = performance.now()
    const fish = listTargets(told)
    const shots = Array.from({ length: SHOTS }, (_, at) => ({
      fish: fish[(g.nth + at) % fish.length] ?? 0,
      stake: FISH_STAKE,
    }))
    const asked = { session, sea: told.sea, batch_id: randomUUID(), shots }
    const answer = await ask(t, ['fishing', 'shoot'], asked, g.kind)
    const fired = 'error' in answer ? [] : answer.shots
    const staked = fired.filter(({ state }) => state === 'caught' || state === 'missed')
    note(t, g, Math.min(1, staked.length), staked.length * FISH_STAKE)
    await wait(Math.max(0, SEND_MS - (performance.now() - begun)))
    told = answer
  }
}
