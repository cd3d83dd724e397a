import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serveAssets } from '../client/assets.ts'
import { openCalls, serveCall } from '../client/calls.ts'
import { readOwnReplay } from '../replays.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { runRounds } from './absent.ts'
import { nameBet } from './book.ts'
import { readCardHistory } from './history.ts'
import { listRoundFacts } from './replay.ts'
import { dealRound, moveRound, readCardSeat } from './rounds.ts'

const session = z.string().max(100)
const round = z.string().max(64)
const inputs = {
  seat: z.object({ session, round: round.optional() }),
  deal: z.object({ session, deal_id: z.uuid(), stake: z.number().int().positive() }),
  move: z.object({ session, round, turn: z.number().int().min(0), move: z.string().max(100) }),
  own: z.object({ session }),
  replay: z.object({ session, id: z.string().max(64) }),
}

/** What the client of the card games asks for; rounds that are left are ended as long as this program runs. */
export const serveCards = (app: FastifyInstance, w: World): void => {
  openCalls(app, 'cards')
  serveCall(app, 'cards/seat', inputs.seat, (asked) => readCardSeat(w, asked.session, asked.round))
  serveCall(app, 'cards/deal', inputs.deal, (asked) => dealRound(w, asked))
  serveCall(app, 'cards/move', inputs.move, (asked) => moveRound(w, asked))
  serveCall(app, 'cards/history', inputs.own, (asked) => readCardHistory(w, asked.session))
  serveCall(app, 'cards/spell', inputs.own, (asked) => readSpell(w, asked.session))
  serveCall(app, 'cards/replay', inputs.replay, ({ session: own, id }) =>
    readOwnReplay(w, { session: own, id: nameBet(id, 0) }, (bet, lang) => listRoundFacts(w, bet, lang)),
  )
  serveAssets(app, 'cards')
  const stop = runRounds(w)
  app.addHook('onClose', async () => stop())
}
