import { findFish } from '@moongate/fishing'
import type { World } from '../world.ts'
import { findSea } from './seas.sql.ts'
import { findFisher, type FishError } from './seat.ts'
import { sumStakes, sumWins } from './shots.ts'
import { listBatches } from './shots.sql.ts'

const HISTORY = 50

/** A batch as its player reads it again: what it cost and brought, how many shots there were, and which kinds were caught. */
export type HistoryRow = { id: string; at: number; stake: number; payout: number; shots: number; caught: string[] }

/** The last batches of this player in this game. */
export const readShotHistory = (w: World, session: string): { rounds: HistoryRow[] } | FishError => {
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
