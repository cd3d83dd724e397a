import type { matchesRoutes } from '@moongate/contract/matches'
import type { Handlers } from '../../kernel/http/call.ts'
import { chooseMatches } from './board.rules.ts'
import { createBoards } from './board.ts'
import { matchView } from './board.view.ts'
import type { MatchesDeps } from './deps.ts'

/** A handler for each row of `matchesRoutes`. */
export const createMatchesHandlers = (d: MatchesDeps): Handlers<typeof matchesRoutes> => {
  const readBoards = createBoards(d)
  return {
    board: async ({ input, lang }) => ({
      data: chooseMatches(await readBoards(), input.gameType).map((match) => matchView(match, lang)),
    }),
  }
}
