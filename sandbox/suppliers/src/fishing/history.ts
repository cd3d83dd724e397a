import { findFish } from '@moongate/fishing'
import type { HistoryRow, Refused } from '@moongate/game-contract/fishing'
import type { World } from '../world.ts'
import { findSea } from './seas.sql.ts'
import { findFisher } from './seat.ts'
import { sumStakes, sumWins } from './shots.ts'
import { listBatches } from './shots.sql.ts'

const HISTORY = 50

/** The last batches of this player in this game. */
export const readShotHistory = (w: World, session: string): { rounds: HistoryRow[] } | Refused => {
  const visit = findFisher(w, session)
  if (!visit) return { error: 'session' }
  const rounds = listBatches(w, visit, HISTORY).map(({ id, at, sea, shots, staked }) => {
    const seed = findSea(w, sea)?.seed ?? 0
    const caught = shots.filter(({ state }) => state === 'caught').flatMap(({ fish, struck }) => [fish, ...struck])
    const codes = caught.map((number) => findFish(seed, number)?.kind.code ?? '')
    return { id, at, stake: sumStakes(shots), payout: sumWins(shots), shots: staked, caught: codes }
  })
  return { rounds }
}
