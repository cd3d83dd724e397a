import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { World } from '../world.ts'
import { readClientFile } from './files.ts'
import { readHistory, readRound, readSeat, readSpell, spin } from './spins.ts'

const session = z.string().max(100)
const inputs = {
  spin: z.object({ session, spin_id: z.uuid(), stake: z.number().int().positive(), grant: z.uuid().optional() }),
  seat: z.object({ session }),
  round: z.object({ session, id: z.string().max(64) }),
}
const OPEN = { 'access-control-allow-origin': '*' }

type Way = FastifyRequest<{ Body: string }>

/** A call of the game client. What it asks for has to fit; the answer may be read from an origin without a name. */
const serveCall = <T>(app: FastifyInstance, path: string, input: z.ZodType<T>, act: (asked: T) => object): void => {
  app.post(`/sandbox/slots/${path}`, (request: Way, reply: FastifyReply) => {
    reply.headers(OPEN)
    const asked = input.safeParse(JSON.parse(request.body))
    return asked.success ? reply.send(act(asked.data)) : reply.code(422).send({ error: 'unknown' })
  })
}

/** What the client of the slot games asks for, and its files. */
export const serveSlots = (app: FastifyInstance, w: World): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
  })
  // The page's own origin has no name, so its browser may ask whether it may ask.
  app.options('/sandbox/slots/*', (_, reply) =>
    reply
      .headers({ ...OPEN, 'access-control-allow-headers': '*' })
      .code(204)
      .send(),
  )
  serveCall(app, 'spin', inputs.spin, (asked) => spin(w, asked))
  serveCall(app, 'seat', inputs.seat, (asked) => readSeat(w, asked.session))
  serveCall(app, 'spell', inputs.seat, (asked) => readSpell(w, asked.session))
  serveCall(app, 'history', inputs.seat, (asked) => readHistory(w, asked.session))
  serveCall(app, 'round', inputs.round, (asked) => readRound(w, asked.session, asked.id))
  app.get<{ Params: { name: string } }>('/sandbox/slots/assets/:name', (request, reply) => {
    const takes_br = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const file = readClientFile(request.params.name, takes_br)
    if (!file) return reply.code(404).send()
    if (file.encoding) reply.header('content-encoding', file.encoding)
    reply.headers({ ...OPEN, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    return reply.type(file.type).send(file.body)
  })
}
