import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { serveAssets } from '../client/assets.ts'
import { OPEN, openCalls, serveCall, type Way } from '../client/calls.ts'
import { findSession } from '../rounds.ts'
import { readOwnReplay } from '../replays.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { placeBet, readLiveHistory } from './bets.ts'
import { listLiveFacts } from './replay.ts'
import { createLineStream } from './stream.ts'
import { addWatcher, runTables } from './watch.ts'

const session = z.string().max(100)
const inputs = {
  bet: z.object({
    session,
    table: z.string().max(8),
    bet_id: z.uuid(),
    round: z.string().max(40),
    spots: z.record(z.string().max(20), z.number().int().positive()),
  }),
  watch: z.object({ session, table: z.string().max(8) }),
  history: z.object({ session }),
  replay: z.object({ session, id: z.string().max(64) }),
}

/** A stream of lines, each a piece of JSON: how the tables stand, and all that changes from then on. */
const serveWatch = (app: FastifyInstance, w: World): void => {
  app.post('/sandbox/live/watch', (request: Way, reply: FastifyReply) => {
    reply.headers(OPEN)
    const asked = inputs.watch.safeParse(JSON.parse(request.body))
    const visit = asked.success ? findSession(w, asked.data.session) : undefined
    if (!asked.success || !visit) return reply.send({ error: 'session' })
    const { stream, tell, end } = createLineStream()
    const leave = addWatcher(w, { visit, table: asked.data.table, tell })
    stream.once('error', leave)
    reply.raw.on('close', () => {
      leave()
      end()
    })
    return reply.type('application/x-ndjson').send(stream)
  })
}

/** What the client of the live casino asks for; its tables run as long as this program does. */
export const serveLive = (app: FastifyInstance, w: World): void => {
  openCalls(app, 'live')
  serveCall(app, 'live/bet', inputs.bet, (asked) => placeBet(w, asked))
  serveCall(app, 'live/spell', inputs.history, (asked) => readSpell(w, asked.session))
  serveCall(app, 'live/replay', inputs.replay, (asked) =>
    readOwnReplay(w, asked, (bet, lang) => listLiveFacts(w, bet, lang)),
  )
  serveCall(app, 'live/history', inputs.history, (asked) => readLiveHistory(w, asked.session))
  serveWatch(app, w)
  serveAssets(app, 'live')
  const stop = runTables(w)
  app.addHook('onClose', async () => stop())
}
