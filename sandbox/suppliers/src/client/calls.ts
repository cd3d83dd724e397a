import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Client } from './files.ts'

/** A page's own origin has no name, so what it asks for is open to all; who asks is known by the session in the body. */
export const OPEN = { 'access-control-allow-origin': '*' }
export type Way = FastifyRequest<{ Body: string }>

/** A call of a game client. What it asks for has to fit. */
export const serveCall = <T>(
  app: FastifyInstance,
  path: `${Client}/${string}`,
  input: z.ZodType<T>,
  act: (asked: T) => object,
): void => {
  app.post(`/sandbox/${path}`, (request: Way, reply: FastifyReply) => {
    reply.headers(OPEN)
    const asked = input.safeParse(JSON.parse(request.body))
    return asked.success ? reply.send(act(asked.data)) : reply.code(422).send({ error: 'unknown' })
  })
}

/** What all calls of a client answer with; its browser may ask whether it may ask. */
export const openCalls = (app: FastifyInstance, client: Client): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
  })
  app.options(`/sandbox/${client}/*`, (_, reply) =>
    reply
      .headers({ ...OPEN, 'access-control-allow-headers': '*' })
      .code(204)
      .send(),
  )
}
