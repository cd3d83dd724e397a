import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { playRound } from './bets.ts'
import { correctTransfers } from './corrections.ts'
import { CALLS, FAULTS } from './faults.rules.ts'
import { playFree } from './free/plays.ts'
import { playSeamless, setSeamless } from './pagoda/seamless.ts'
import { replaceEntry } from './retold.ts'
import { applyLate } from './transfers.ts'
import type { World } from './world.ts'

const fault = z.strictObject({
  fault: z.enum(FAULTS),
  brand: z.string().optional(),
  calls: z.array(z.enum(CALLS)).optional(),
  times: z.number().int().positive().optional(),
  share: z.number().positive().max(100).optional(),
  delay_ms: z.number().int().min(0).max(600_000).default(10_000),
})
const clock = z.strictObject({ at: z.iso.datetime().nullable(), speed: z.number().min(0).max(1000).default(0) })
const seamless = z.strictObject({ brand: z.string(), url: z.url().nullable() })
const retold = z.strictObject({ brand: z.string(), id: z.string(), told: z.unknown() })
const called_off = z.strictObject({ brand: z.string(), ids: z.array(z.string()) })
const correction = z.strictObject({ brand: z.string() })
const free = z.strictObject({
  brand: z.string(),
  grant: z.uuid(),
  id: z.string(),
  payout: z.number().int().min(0),
})
const play = z.strictObject({
  brand: z.string(),
  player: z.string(),
  game: z.string(),
  stake: z.number().int().positive(),
  payout: z.number().int().min(0).default(0),
  most: z.number().int().min(0).optional(),
  status: z.enum(['open', 'settled', 'void', 'cancelled']).default('settled'),
  reason: z.enum(['annulled', 'abandoned', 'result_changed', 'withdrawn', 'odds_wrong', 'malfunction']).optional(),
  id: z.string().optional(),
  at: z.iso.datetime().optional(),
})

const isAllowed = (w: World, given = ''): boolean => {
  const expected = `Bearer ${w.control_secret}`
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

/** What the books say of a brand: every balance, every free spin and every transfer, also those that nobody has heard of yet. */
const showBook = (w: World, brand: string): object => {
  applyLate(w)
  const list = (table: string, columns: string) =>
    w.books.prepare(`select ${columns} from ${table} where brand = ?`).all(brand)
  return {
    players: list('players', 'player, balance'),
    transfers: list('transfers', 'id, player, direction, amount, applied, state'),
    grants: list('free_grants', 'id, player, spins, played, state'),
    free: w.books
      .prepare(
        'select f.grant_id, f.bet, b.payout from free_plays f join bets b on b.brand = f.brand and b.id = f.bet where f.brand = ?',
      )
      .all(brand),
  }
}

/** What only tests and the office's test screen call: it breaks things, plays rounds and looks into the books. */
export const serveControl = (app: FastifyInstance, w: World): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(w, request.headers.authorization)) return reply.code(401).send({ error: 'no' })
  })
  app.setErrorHandler((error: Error, _, reply) => reply.code(422).send({ error: error.message }))
  app.post<{ Body: string }>('/control/faults', (request, reply) => {
    w.faults.push(fault.parse(JSON.parse(request.body)))
    return reply.code(204).send()
  })
  app.delete('/control/faults', (_, reply) => {
    w.faults = []
    return reply.code(204).send()
  })
  app.get('/control/faults', (_, reply) => reply.send(w.met))
  app.post<{ Body: string }>('/control/clock', (request, reply) => {
    const { at, speed } = clock.parse(JSON.parse(request.body))
    w.time = at === null ? undefined : { at: Date.parse(at), since: Date.now(), speed }
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/control/told', (request, reply) => {
    replaceEntry(w, retold.parse(JSON.parse(request.body)))
    return reply.code(204).send()
  })
  app.delete('/control/told', (_, reply) => {
    w.retold.clear()
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/control/called_off', (request, reply) => {
    const { brand, ids } = called_off.parse(JSON.parse(request.body))
    w.called_off.set(brand, new Set(ids))
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/control/seamless', (request, reply) => {
    setSeamless(w, seamless.parse(JSON.parse(request.body)))
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/control/play', async (request, reply) => {
    const { at, id = randomUUID(), ...round } = play.parse(JSON.parse(request.body))
    if (w.seamless[round.brand] !== undefined) {
      const played = await playSeamless(w, { ...round, id })
      return played ? reply.send(played) : reply.code(409).send({ error: 'refused' })
    }
    const done = playRound(w, { ...round, id, ...(at !== undefined && { at: Date.parse(at) }) })
    return done ? reply.send(done) : reply.code(409).send({ error: 'insufficient' })
  })
  app.post<{ Body: string }>('/control/free', (request, reply) => {
    const done = playFree(w, free.parse(JSON.parse(request.body)))
    return done ? reply.send(done) : reply.code(409).send({ error: 'over' })
  })
  app.post<{ Body: string }>('/control/corrections', (request, reply) =>
    reply.send({ corrected: correctTransfers(w, correction.parse(JSON.parse(request.body)).brand) }),
  )
  app.get<{ Params: { brand: string } }>('/control/book/:brand', (request, reply) =>
    reply.send(showBook(w, request.params.brand)),
  )
}
