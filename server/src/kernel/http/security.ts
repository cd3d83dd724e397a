import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

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

const fixed: Record<string, string> = {
  'content-security-policy': API_CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
}

const CORS_HEADERS = 'authorization, content-type, idempotency-key, last-event-id'
const EXPOSED = 'authorization, x-request-id, retry-after'

const addCorsHeaders = (origins: readonly string[]) => (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('access-control-expose-headers', EXPOSED).header('vary', 'origin')
  const { origin } = request.headers
  if (origin === undefined || !origins.includes(origin)) return
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': CORS_HEADERS,
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-max-age': '600',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

/** Headers of every answer, errors and unknown addresses included; TRACE is off and preflights are answered here. */
export const addSecurityHeaders = (app: FastifyInstance, allowed_origins: readonly string[] = []): void => {
  const allow = addCorsHeaders(allowed_origins)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...fixed, 'x-request-id': request.id })
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api')) {
      reply.header('cache-control', 'no-store')
      allow(request, reply)
      if (request.method === 'OPTIONS') return reply.code(204).send()
    }
    if (request.method === 'TRACE') return reply.code(405).send()
  })
}
