import { createHash } from 'node:crypto'
import cors from '@fastify/cors'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy of a page of ours: its own files, and those inline scripts that it was built with. Styles may stand inline
 * because components set them; games and videos of suppliers run in frames.
 */
export const buildPageCsp = (script_hashes: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...script_hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' https:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The hashes of a built page's inline scripts. */
export const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, code = '']) => hashSource(code))

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

/** Headers of every answer, errors and unknown addresses included; TRACE is off. */
export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, HELMET)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-request-id': request.id,
    })
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.method === 'TRACE') return reply.code(405).send()
  })
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
