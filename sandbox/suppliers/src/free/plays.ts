import { writeBet } from '../bets.ts'
import { findPlayer } from '../players.ts'
import { readTime, type World } from '../world.ts'
import { countPlay, findGrant, type FreeGrant, isPlayable } from './grants.sql.ts'

type Played = { bet: { bet_at: number }; balance: number }

/** Books a free spin within the transaction of who calls: it costs nothing, and its win is the operator's to give, so no balance moves. */
export const bookFree = (w: World, grant: FreeGrant, { id, payout }: { id: string; payout: number }): Played => {
  const { brand, player, game } = grant
  const at = readTime(w)
  const bet = { brand, id, player, game, stake: 0, payout, status: 'settled' as const }
  writeBet(w, { ...bet, bet_at: at, settled_at: at, changed_at: at })
  countPlay(w, grant, id)
  return { bet: { bet_at: at }, balance: findPlayer(w, brand, player)?.balance ?? 0 }
}

/** Plays the next free spin of a grant with this win; undefined where none is left. */
export const playFree = (
  w: World,
  { brand, grant, id, payout }: { brand: string; grant: string; id: string; payout: number },
): Played | undefined =>
  w.books.transaction(() => {
    const found = findGrant(w, { brand, id: grant })
    return found && isPlayable(found, readTime(w)) ? bookFree(w, found, { id, payout }) : undefined
  })()
