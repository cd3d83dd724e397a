import type { Refused, SeatTold } from '@moongate/game-contract/fishing'
import { findPlayer } from '../players.ts'
import { type Entered, findSession, isTimeOver } from '../rounds.ts'
import type { World } from '../world.ts'
import { isFishing } from './engine.ts'
import { type Seated, takeSeat, viewSea } from './seas.ts'

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
export const readSeat = (w: World, session: string): SeatTold | Refused => {
  const visit = findFisher(w, session)
  if (!visit) return { error: 'session' }
  return isTimeOver(w, visit) ? { error: 'time' } : tellSeat(w, visit, takeSeat(w, visit))
}
