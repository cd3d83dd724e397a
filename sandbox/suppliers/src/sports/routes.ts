import type { Answer, Asked } from '@moongate/game-contract'
import type { FastifyInstance } from 'fastify'
import { serveCalls } from '../client/calls.ts'
import { serveWatch } from '../client/watch.ts'
import { readOwnReplay } from '../replays.ts'
import { findSession } from '../rounds.ts'
import { readSpell } from '../spell.ts'
import type { World } from '../world.ts'
import { cashOut } from './cash-out.ts'
import { placeSlip } from './place.ts'
import { listSlipFacts } from './replay.ts'
import { readSlips } from './slips.ts'
import { listSoon, viewMatch } from './view.ts'
import { addFan, runFeed } from './watch.ts'

/** As many as a board shows. */
const SOON_SHOWN = 40
const readSoon = (w: World, asked: Asked<'sports', 'soon'>): Answer<'sports', 'soon'> => {
  const visit = findSession(w, asked.session)
  if (!visit) return { error: 'session' }
  const soon = listSoon(w, visit.brand, asked.sport, SOON_SHOWN)
  return { matches: soon.map((one) => viewMatch(w, one, visit.lang, false)) }
}

/** What the site of matches asks for; its feed runs as long as this program does. */
export const serveSports = (app: FastifyInstance, w: World): void => {
  serveCalls(app, 'sports', {
    place: (asked) => placeSlip(w, asked),
    'cash-out': (asked) => cashOut(w, asked),
    soon: (asked) => readSoon(w, asked),
    mine: ({ session }) => readSlips(w, session),
    spell: ({ session }) => readSpell(w, session),
    replay: (asked) => readOwnReplay(w, asked, (bet, lang) => listSlipFacts(w, bet, lang)),
  })
  // Whoever does not read is told nothing more until they do: what is told next says how things stand then.
  serveWatch(app, w, 'sports', (visit, { match }, { offer }) =>
    addFan(w, { visit, match, told: new Map(), tell: offer }),
  )
  const stop = runFeed(w)
  app.addHook('onClose', async () => stop())
}
