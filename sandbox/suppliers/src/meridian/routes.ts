import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { findBrand } from '../brands.ts'
import { keepSilent } from '../endings.ts'
import { takeNonce } from '../nonces.ts'
import type { World } from '../world.ts'
import { CALLS } from './calls.ts'
import { isSignature, signCall } from './sign.ts'

type Way = { Params: { brand: string; '*': string }; Body: string }

const readHeader = ({ headers }: FastifyRequest<Way>, name: string): string => String(headers[name] ?? '')

const isAuthentic = (w: World, request: FastifyRequest<Way>): boolean => {
  const { brand } = request.params
  const secret = w.secrets[brand]
  if (findBrand(brand)?.dialect !== 'meridian' || !secret || readHeader(request, 'x-operator') !== w.operator)
    return false
  const [timestamp, nonce] = [readHeader(request, 'x-timestamp'), readHeader(request, 'x-nonce')]
  const expected = signCall(secret, { timestamp, nonce, path: request.url, body: request.body })
  return isSignature(readHeader(request, 'x-signature'), expected) && takeNonce(w, brand, nonce, Number(timestamp))
}

const describeFault = (error: unknown): { status: number; code: string } =>
  error instanceof ZodError || error instanceof SyntaxError
    ? { status: 422, code: 'bad_request' }
    : { status: 500, code: 'internal' }

/** The dialect of minor units and HMAC. */
export const serveMeridian = (app: FastifyInstance, w: World): void => {
  app.setErrorHandler((error, _, reply) => {
    const { status, code } = describeFault(error)
    return reply.code(status).send({ error: { code } })
  })
  app.post<Way>('/meridian/v1/:brand/*', async (request, reply) => {
    if (!isAuthentic(w, request)) return reply.code(401).send({ error: { code: 'bad_signature' } })
    const call = CALLS[request.params['*']]
    if (!call) return reply.code(404).send({ error: { code: 'no_such_call' } })
    const ending = await call(w, request.params.brand, JSON.parse(request.body))
    if (ending.kind === 'silence') return keepSilent(reply)
    if (ending.kind === 'failure') return reply.code(500).send({ error: { code: 'internal' } })
    if (ending.kind === 'maintenance') return reply.code(503).send({ error: { code: 'maintenance' } })
    return reply.code(ending.value.status).send(ending.value.body)
  })
}
