import { PassThrough } from 'node:stream'
import { type Lang, ODDS_MODES, SYSTEMS } from '@moongate/sports'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { serveAssets } from '../client/assets.ts'
import { OPEN, openCalls, serveCall, type Way } from '../client/calls.ts'
import { findSession } from '../rounds.ts'
import { readOwnReplay } from '../replays.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { cashOut } from './cash-out.ts'
import { placeSlip } from './place.ts'
import { listSlipFacts } from './replay.ts'
import { readSlips } from './slips.ts'
import { listSoon, viewMatch } from './view.ts'
import { addFan, runFeed } from './watch.ts'

const session = z.string().max(100)
const match = z.string().max(60)
const money = z.number().int().positive()
const systems = Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[]
const inputs = {
  place: z.object({
    session,
    slip_id: z.uuid(),
    system: z.enum(['parlay', ...systems]),
    line: money.max(100_000_000),
    mode: z.enum(ODDS_MODES),
    picks: z
      .array(z.object({ match, code: z.string().max(30), odds: money }))
      .min(1)
      .max(10),
  }),
  cash_out: z.object({ session, id: z.string().max(40), value: money }),
  soon: z.object({ session, sport: z.string().max(40) }),
  watch: z.object({ session, match }),
  mine: z.object({ session }),
  replay: z.object({ session, id: z.string().max(64) }),
}

/** As many as a board shows. */
const SOON_SHOWN = 40
const readSoon = (w: World, asked: z.infer<typeof inputs.soon>): object => {
  const visit = findSession(w, asked.session)
  if (!visit) return { error: 'session' }
  const soon = listSoon(w, visit.brand, asked.sport, SOON_SHOWN)
  return { matches: soon.map((one) => viewMatch(w, one, visit.lang as Lang, false)) }
}

/** A stream of lines, each a piece of JSON: how things stand, and all that changes from then on. */
const serveWatch = (app: FastifyInstance, w: World): void => {
  app.post('/sandbox/sports/watch', (request: Way, reply: FastifyReply) => {
    reply.headers(OPEN)
    const asked = inputs.watch.safeParse(JSON.parse(request.body))
    const visit = asked.success ? findSession(w, asked.data.session) : undefined
    if (!asked.success || !visit) return reply.send({ error: 'session' })
    const lines = new PassThrough()
    // Whoever does not read is told nothing more until they do: what is told next says how things stand then.
    const tell = (line: string): boolean => !lines.writableNeedDrain && (lines.write(`${line}\n`), true)
    const leave = addFan(w, { visit, match: asked.data.match, told: new Map(), tell })
    reply.raw.on('close', () => {
      leave()
      lines.end()
    })
    return reply.type('application/x-ndjson').send(lines)
  })
}

/** What the site of matches asks for; its feed runs as long as this program does. */
export const serveSports = (app: FastifyInstance, w: World): void => {
  openCalls(app, 'sports')
  serveCall(app, 'sports/place', inputs.place, (asked) => placeSlip(w, asked))
  serveCall(app, 'sports/cash-out', inputs.cash_out, (asked) => cashOut(w, asked))
  serveCall(app, 'sports/soon', inputs.soon, (asked) => readSoon(w, asked))
  serveCall(app, 'sports/mine', inputs.mine, (asked) => readSlips(w, asked.session))
  serveCall(app, 'sports/spell', inputs.mine, (asked) => readSpell(w, asked.session))
  serveCall(app, 'sports/replay', inputs.replay, (asked) =>
    readOwnReplay(w, asked, (bet, lang) => listSlipFacts(w, bet, lang)),
  )
  serveWatch(app, w)
  serveAssets(app, 'sports')
  const stop = runFeed(w)
  app.addHook('onClose', async () => stop())
}
