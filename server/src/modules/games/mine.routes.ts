import type { gamesRoutes } from '@moongate/contract/games'
import type { Handlers } from '../../kernel/http/call.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { GamesDeps } from './deps.ts'
import { removeFavourite, findFavourites, findRecents, type GameKey, insertFavourite } from './mine.sql.ts'

const keyView = ({ supplier_code, game_code }: GameKey) => ({ api_code: supplier_code, gameCode: game_code })

/** What a member keeps of the catalogue. */
export const createMineHandlers = (
  d: Pick<GamesDeps, 'db'>,
): Pick<Handlers<typeof gamesRoutes>, 'mine' | 'favourite'> => ({
  mine: async ({ caller: { member_id } }) => {
    const [favourites, recent] = await Promise.all([findFavourites(d.db, member_id), findRecents(d.db, member_id)])
    return { data: { favourites: favourites.map(keyView), recent: recent.map(keyView) } }
  },

  favourite: async ({ caller: { member_id }, input: { api_code, gameCode, on } }) => {
    const key = { supplier_code: api_code, game_code: gameCode }
    // What is offered no more may still be given up.
    if (on === 0) await removeFavourite(d.db, member_id, key)
    else if ((await insertFavourite(d.db, member_id, key)) === 0) refuse('games.game_unknown')
    return { data: { on } }
  },
})
