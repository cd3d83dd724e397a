import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findCardEngine } from '../cards/engine.ts'
import { renderCards } from '../cards/page.ts'
import { isFishing, renderFishing } from '../fishing/page.ts'
import { findFreeSeat } from '../free/grants.ts'
import { findTableGame, renderLive } from '../live/page.ts'
import { findEngine } from '../slots/engine.ts'
import { renderSlot } from '../slots/page.ts'
import { readSpell } from '../spell.ts'
import { isSports } from '../sports/brands.ts'
import { renderSports } from '../sports/page.ts'
import { enterVisit, findUsed, playVisit, ROUND_STAKES } from '../rounds.ts'
import type { World } from '../world.ts'
import { nameBrand, nameVisit } from './name-visit.ts'
import { renderGame, renderUnknown, renderUsed } from './render.ts'
import { renderReplay } from './replay.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const FILES = { 'page.js': 'text/javascript', 'page.css': 'text/css' } as const

/** The page runs in an origin of its own, even where it is served beside others: it may call home and nothing else. */
const POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

const OPEN = { 'access-control-allow-origin': '*' }

const seat = z.object({ session: z.string() })
const round = z.object({ session: z.string(), stake: z.number().int().min(ROUND_STAKES.least).max(ROUND_STAKES.most) })

const renderVisit = (w: World, key: string): string | undefined => {
  const visit = enterVisit(w, key)
  if (!visit) return undefined
  const opened = { ...visit, brand: nameBrand(visit), title: nameVisit(visit) }
  const table_game = findTableGame(visit)
  if (table_game !== undefined) return renderLive({ ...opened, table_game, currency: w.currency })
  const cards = findCardEngine(visit.brand, visit.game)
  if (cards) return renderCards(cards, { ...opened, currency: w.currency })
  if (isFishing(visit)) return renderFishing({ ...opened, currency: w.currency })
  if (isSports(visit)) return renderSports({ ...opened, currency: w.currency })
  const slot = findEngine(visit.brand, visit.game)
  const free = findFreeSeat(w, visit) ?? null
  return slot ? renderSlot(slot, { ...opened, currency: w.currency, free }) : renderGame(opened)
}

/** What stands at an address that opens nothing. */
const renderDead = (w: World, key: string): string => {
  const used = findUsed(w, key)
  return used ? renderUsed(used.lang, nameVisit(used)) : renderUnknown()
}

/** What a player's browser opens. */
export const servePages = (app: FastifyInstance, w: World): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
  })
  app.get<{ Params: { key: string } }>('/sandbox/games/:key', (request, reply) => {
    const page = renderVisit(w, request.params.key)
    reply.headers({ 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8' })
    return reply.code(page === undefined ? 410 : 200).send(page ?? renderDead(w, request.params.key))
  })
  app.get<{ Params: { key: string } }>('/sandbox/replays/:key', (request, reply) => {
    const page = renderReplay(w, request.params.key)
    reply.headers({ 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8' })
    return reply.code(page === undefined ? 404 : 200).send(page ?? '')
  })
  for (const [name, type] of Object.entries(FILES))
    app.get(`/sandbox/${name}`, (_, reply) => reply.type(`${type}; charset=utf-8`).send(read(name)))
  // The page's own origin has no name, so its browser may ask whether it may ask.
  for (const name of ['rounds', 'spell'])
    app.options(`/sandbox/${name}`, (_, reply) =>
      reply
        .headers({ ...OPEN, 'access-control-allow-headers': '*' })
        .code(204)
        .send(),
    )
  app.post<{ Body: string }>('/sandbox/rounds', (request, reply) => {
    const asked = round.safeParse(JSON.parse(request.body))
    reply.headers(OPEN)
    return reply.send(asked.success ? playVisit(w, asked.data.session, asked.data.stake) : { error: 'poor' })
  })
  app.post<{ Body: string }>('/sandbox/spell', (request, reply) => {
    const asked = seat.safeParse(JSON.parse(request.body))
    reply.headers(OPEN)
    return reply.send(asked.success ? readSpell(w, asked.data.session) : { error: 'session' })
  })
}
