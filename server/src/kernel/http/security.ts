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

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

/** The protecting headers that are the same for every answer, asked of helmet once: it would word them anew each time. */
export const readSecurityHeaders = async (): Promise<Record<string, string>> => {
  const probe = Fastify()
  await probe.register(helmet, HELMET)
  let found: Record<string, string> = {}
  probe.addHook('onRequest', async (_, reply) => {
    found = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
  })
  await probe.inject('/')
  await probe.close()
  return { ...found, 'permissions-policy': PERMISSIONS }
}

/** What a browser heeds at a page alone. Setting and writing them took a tenth of a short answer of the API. */
const PAGES_ALONE: ReadonlySet<string> = new Set([
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
])

/** Headers of every answer, errors and unknown addresses included; TRACE is off, and HTTP/1.1 names its host. */
export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  const of_pages = await readSecurityHeaders()
  const of_calls = Object.fromEntries(Object.entries(of_pages).filter(([name]) => !PAGES_ALONE.has(name)))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? of_calls : of_pages).header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.method === 'TRACE') return done(new HttpRefusal('common.method_not_allowed'))
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      return done(new HttpRefusal('common.bad_request'))
    done()
  })
}

/** Headers of the API's answers, which nobody keeps. Pages of `origins` may read them; preflights are answered here. */
export const addApiHeaders = async (api: FastifyInstance, origins: readonly string[]): Promise<void> => {
  api.addHook('onRequest', ({ headers }, reply, done) => {
    reply.header('cache-control', 'no-store')
    if (headers.origin !== undefined && origins.includes(headers.origin))
      reply.header('cross-origin-resource-policy', 'cross-origin')
    done()
  })
  if (origins.length === 0) return
  await api.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: ['authorization', 'x-request-id', 'retry-after'],
    maxAge: 600,
    strictPreflight: false,
  })
}
