import type { FastifyInstance } from 'fastify'
import { serveCalls } from '../client/calls.ts'
import { serveWatch } from '../client/watch.ts'
import { readOwnReplay } from '../replays.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { placeBet, readLiveHistory } from './bets.ts'
import { listLiveFacts } from './replay.ts'
import { addWatcher, runTables } from './watch.ts'

/** What the client of the live casino asks for; its tables run as long as this program does. */
export const serveLive = (app: FastifyInstance, w: World): void => {
  serveCalls(app, 'live', {
    bet: (asked) => placeBet(w, asked),
    history: ({ session }) => readLiveHistory(w, session),
    spell: ({ session }) => readSpell(w, session),
    replay: (asked) => readOwnReplay(w, asked, (bet, lang) => listLiveFacts(w, bet, lang)),
  })
  serveWatch(app, w, 'live', (visit, { table }, { tell }) => addWatcher(w, { visit, table, tell }))
  const stop = runTables(w)
  app.addHook('onClose', async () => stop())
}
