import cors from '@fastify/cors'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { HttpRefusal } from './failure.ts'

const NONE = ["'none'"]

/** What helmet sets where it stands otherwise by itself: an answer of the API opens nothing, whatever a browser takes it for. */
const HELMET: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: NONE, frameAncestors: NONE, baseUri: NONE, formAction: NONE },
  },
  referrerPolicy: { policy: 'same-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  strictTransportSecurity: false, // below: only over https, as its standard asks
}

/** Headers of every answer, errors and unknown addresses included; TRACE is off, and HTTP/1.1 names its host. */
export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, HELMET)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-request-id': request.id,
    })
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.method === 'TRACE') throw new HttpRefusal('common.method_not_allowed')
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new HttpRefusal('common.bad_request')
  })
}

/** The protecting headers as a hook sets them, for answers that no hook sees. */
export const readSecurityHeaders = async (): Promise<Record<string, string>> => {
  const probe = Fastify()
  await addSecurityHeaders(probe)
  let found: Record<string, string> = {}
  probe.addHook('onRequest', async (_, reply) => {
    const set = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'x-request-id')
    found = Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
  })
  await probe.inject('/')
  await probe.close()
  return found
}

/** Headers of the API's answers, which nobody keeps. Pages of `origins` may read them; preflights are answered here. */
export const addApiHeaders = async (api: FastifyInstance, origins: readonly string[]): Promise<void> => {
  api.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (headers.origin !== undefined && origins.includes(headers.origin))
      reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  await api.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: ['authorization', 'x-request-id', 'retry-after'],
    maxAge: 600,
    strictPreflight: false,
  })
}
