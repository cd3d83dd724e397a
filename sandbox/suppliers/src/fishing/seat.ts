import { findPlayer } from '../players.ts'
import { type Entered, findSession, isTimeOver } from '../rounds.ts'
import type { World } from '../world.ts'
import { isFishing } from './engine.ts'
import { type Seated, type SeaTold, takeSeat, viewSea } from './seas.ts'

/** `session`: the page is nobody's any more. `time`: the player's time is used up, as the operator said. */
export type FishError = { error: 'session' | 'time' | 'unknown' }
export type SeatTold = SeaTold & { balance: number }

/** Who fishes with this session. */
export const findFisher = (w: World, session: string): Entered | undefined => {
  const visit = findSession(w, session)
  return visit && isFishing(visit) ? visit : undefined
}

/** What a player has. */
export const readBalance = (w: World, { brand, player }: Entered): number => findPlayer(w, brand, player)?.balance ?? 0

/** The sea as a player sees it, with what they have. */
export const tellSeat = (w: World, visit: Entered, seated: Seated): SeatTold => ({
  ...viewSea(w, seated),
  balance: readBalance(w, visit),
})

/** The sea as it is now, and this player's place at it. */
export const readSeat = (w: World, session: string): SeatTold | FishError => {
  const visit = findFisher(w, session)
  if (!visit) return { error: 'session' }
  return isTimeOver(w, visit) ? { error: 'time' } : tellSeat(w, visit, takeSeat(w, visit))
}
