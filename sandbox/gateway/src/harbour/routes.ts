import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { takeNonce } from '../nonces.ts'
import { isEqual, sign } from '../sign.ts'
import type { World } from '../world.ts'
import { CALLS } from './calls.ts'

type Way = { Params: { '*': string }; Body: string }

const readHeader = ({ headers }: FastifyRequest<Way>, name: string): string => String(headers[name] ?? '')

const isAuthentic = (w: World, request: FastifyRequest<Way>): boolean => {
  if (readHeader(request, 'x-merchant') !== w.merchant) return false
  const [timestamp, nonce] = [readHeader(request, 'x-timestamp'), readHeader(request, 'x-nonce')]
  const expected = sign(w.secret, [timestamp, nonce, request.url, request.body])
  return isEqual(readHeader(request, 'x-signature'), expected) && takeNonce(w, nonce, Number(timestamp))
}

/** The dialect of JSON and minor units. */
export const serveHarbour = (app: FastifyInstance, w: World): void => {
  app.setErrorHandler((error, _, reply) => {
    const is_theirs = error instanceof ZodError || error instanceof SyntaxError
    return reply.code(is_theirs ? 422 : 500).send({ error: { code: is_theirs ? 'bad_request' : 'internal' } })
  })
  app.post<Way>('/harbour/v1/*', async (request, reply) => {
    if (!isAuthentic(w, request)) return reply.code(401).send({ error: { code: 'bad_signature' } })
    const call = CALLS[request.params['*']]
    if (!call) return reply.code(404).send({ error: { code: 'no_such_call' } })
    const ending = await call(w, JSON.parse(request.body))
    if (ending.kind === 'silence') return reply.hijack()
    if (ending.kind === 'maintenance') return reply.code(503).send({ error: { code: 'maintenance' } })
    return reply.code(ending.value.status).send(ending.value.body)
  })
}
