import type { FastifyReply } from 'fastify'

const HASHED = /-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+$/

const KEPT = 'public, max-age=31536000, immutable'

/** A file named after its content never changes; everything else is asked for anew each time. */
export const chooseCacheControl = (path: string): string =>
  HASHED.test(path) && !path.endsWith('.html') ? KEPT : 'no-cache'

/** What only a page heeds: each first view fetches some thirty files, and on a slow line their heads are seen. */
const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** A picture that is opened by itself is a page after all: it runs nothing. */
const FILE_CSP = "default-src 'self'; style-src 'unsafe-inline'"

/** The headers of a built file: how long it is kept, and nothing that only a page heeds. */
export const setFileHeaders = (reply: FastifyReply, path: string): void => {
  const cache_control = chooseCacheControl(path)
  reply.header('cache-control', cache_control)
  if (cache_control === KEPT) {
    for (const name of PAGE_HEADERS) reply.removeHeader(name)
    reply.header('content-security-policy', FILE_CSP)
  }
}
