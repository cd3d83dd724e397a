import type { FastifyInstance } from 'fastify'
import { serveCalls } from '../client/calls.ts'
import { readOwnReplay } from '../replays.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { runRounds } from './absent.ts'
import { nameBet } from './book.ts'
import { readCardHistory } from './history.ts'
import { listRoundFacts } from './replay.ts'
import { dealRound, moveRound, readCardSeat } from './rounds.ts'

/** What the client of the card games asks for; rounds that are left are ended as long as this program runs. */
export const serveCards = (app: FastifyInstance, w: World): void => {
  serveCalls(app, 'cards', {
    seat: ({ session, round }) => readCardSeat(w, session, round),
    deal: (asked) => dealRound(w, asked),
    move: (asked) => moveRound(w, asked),
    history: ({ session }) => readCardHistory(w, session),
    spell: ({ session }) => readSpell(w, session),
    replay: ({ session, id }) =>
      readOwnReplay(w, { session, id: nameBet(id, 0) }, (bet, lang) => listRoundFacts(w, bet, lang)),
  })
  const stop = runRounds(w)
  app.addHook('onClose', async () => stop())
}
