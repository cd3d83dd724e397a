import type { FastifyInstance } from 'fastify'

/** Where every server of ours says that it is there, to the pages of every line. */
export const LINE_PATH = '/linez'

/** Any page may ask and read the answer, how long it took included; it carries nothing, and takes no cookie (decisions/0109). */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'cache-control': 'no-store',
}

/** A sign of life for the line test (R2.3). */
export const serveLine = (app: FastifyInstance): void => {
  app.get(LINE_PATH, async (_, reply) => reply.headers(HEADERS).send({ line: 'up' }))
  // Some browsers and their extensions ask first.
  app.options(LINE_PATH, async (_, reply) =>
    reply
      .headers({ ...HEADERS, 'access-control-allow-headers': '*' })
      .code(204)
      .send(),
  )
}

/** Where the line test of a page may ask besides its own server: that one address of each line. What is no web address is none. */
export const listLineSources = (urls: readonly string[]): string[] => {
  const found = urls.flatMap((url) => {
    const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' }
    return protocol === 'https:' || protocol === 'http:' ? [origin + LINE_PATH] : []
  })
  return [...new Set(found)]
}
