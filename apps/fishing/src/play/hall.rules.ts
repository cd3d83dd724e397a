import type { Decided, Shot } from '@moongate/game-contract/fishing'

/** As many shots as a batch takes; while so many wait, the cannon rests. */
export const BATCH = 10

/** The shots of the next batch; those beyond wait for the one after it. */
export const cutBatch = (queue: readonly Shot[]): Shot[] => queue.slice(0, BATCH)

export const sumStakes = (shots: readonly Shot[]): number => shots.reduce((sum, { stake }) => sum + stake, 0)

/** Why a cannon does not fire: what is left would not pay for it, or too much waits for an answer. */
export const findHindrance = (
  queue: readonly Shot[],
  { balance, stake }: { balance: number; stake: number },
): 'poor' | 'away' | undefined => {
  if (queue.length >= BATCH) return 'away'
  return balance - sumStakes(queue) < stake ? 'poor' : undefined
}

/** What a batch brought, in minor units. */
export const sumWins = (shots: readonly Decided[]): number =>
  shots.reduce((sum, { state, stake, times }) => (state === 'caught' ? sum + stake * times : sum), 0)

/** The dearest catch of a batch; without one, why a shot was given back; nothing where all were paid for and missed. */
export const findTold = (shots: readonly Decided[]): Decided | undefined => {
  const caught = shots.filter(({ state }) => state === 'caught')
  const [best] = caught.toSorted((one, other) => other.stake * other.times - one.stake * one.times)
  return best ?? shots.find(({ state }) => state !== 'missed')
}
