import type { Granted } from '@moongate/game-contract/slots'
import { type Ending, runCall } from '../endings.ts'
import { findPlayer } from '../players.ts'
import { findEngine } from '../slots/engine.ts'
import { listStakes } from '../slots/stakes.rules.ts'
import { readTime, type World } from '../world.ts'
import { closeGrant, findGrant, findOpenGrant, type FreeGrant, insertGrant } from './grants.sql.ts'

type Asked = Omit<FreeGrant, 'played' | 'state'>

const takes = (w: World, { brand, player, game, stake, expires_at }: Asked): boolean => {
  const engine = findEngine(brand, game)
  return (
    engine !== undefined &&
    listStakes(engine).includes(stake) &&
    findPlayer(w, brand, player) !== undefined &&
    expires_at > readTime(w)
  )
}

/** An id that is known is answered as it stands; undefined for what cannot be granted: no slot of ours, no stake of it, nobody. */
const writeGrant = (w: World, asked: Asked): FreeGrant | undefined =>
  w.books.transaction(() => {
    const known = findGrant(w, asked)
    if (known) return known
    if (!takes(w, asked)) return undefined
    insertGrant(w, { ...asked, played: 0, state: 'open' })
    return findGrant(w, asked)
  })()

/** Grants free spins, with all that can go wrong. */
export const giveFree = (w: World, asked: Asked): Promise<Ending<FreeGrant | undefined>> =>
  runCall<FreeGrant | undefined>(w, asked.brand, 'free_spins', () => writeGrant(w, asked), {
    applies_then_silent: () => {
      writeGrant(w, asked)
      return { kind: 'silence' }
    },
  })

/** Closes a grant and answers how many of it were played; one that never came is kept as closed, so that it never will. */
const closeFree = (w: World, { brand, id, player }: Pick<Asked, 'brand' | 'id' | 'player'>): number =>
  w.books.transaction(() => {
    const known = findGrant(w, { brand, id })
    if (known) closeGrant(w, known)
    else insertGrant(w, { brand, id, player, game: '', spins: 0, stake: 0, expires_at: 0, played: 0, state: 'closed' })
    return known?.played ?? 0
  })()

/** Takes back what is left of a grant, with all that can go wrong. */
export const takeFreeBack = (w: World, asked: Pick<Asked, 'brand' | 'id' | 'player'>): Promise<Ending<number>> =>
  runCall<number>(w, asked.brand, 'free_spins', () => closeFree(w, asked), {
    applies_then_silent: () => {
      closeFree(w, asked)
      return { kind: 'silence' }
    },
  })

/** The free spin that a player plays next in a game. */
export const findFreeSeat = (w: World, at: Pick<FreeGrant, 'brand' | 'player' | 'game'>): Granted | undefined => {
  const open = findOpenGrant(w, at, readTime(w))
  return open && { grant: open.id, spin: open.played + 1, of: open.spins, stake: open.stake }
}
