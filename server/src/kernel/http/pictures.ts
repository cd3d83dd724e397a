import type { FastifyInstance } from 'fastify'
import { getAddressKey } from './authenticate.ts'
import type { HttpContext } from './context.ts'
import { HttpRefusal } from './failure.ts'

/** The bytes of a picture by the hash of its content; nothing where there is none. */
export type FindPicture = (hash: string) => Promise<Uint8Array | undefined>

const NAME = /^([0-9a-f]{64})\.webp$/
const KEPT = 'public, max-age=31536000, immutable'
/** Opened by itself it runs nothing. */
const CSP = "default-src 'none'; sandbox"

/**
 * Pictures that operators sent in, at `/pictures/<hash>.webp` below `/api`: WebP that was drawn anew, named by its content, and so kept
 * for ever by whoever has seen it. Anybody may ask, as often as for other things that are read.
 */
export const servePictures = (api: FastifyInstance, http: HttpContext, find: FindPicture): void => {
  api.get<{ Params: { name: string } }>('/pictures/:name', {
    config: { route_name: 'pictures', reads: true },
    handler: async ({ params, ip }, reply) => {
      const wait = await http.limiter('read', [getAddressKey(ip)])
      if (wait !== undefined) throw new HttpRefusal('common.too_many', { retry_after_s: wait })
      const [, hash] = NAME.exec(params.name) ?? []
      const bytes = hash === undefined ? undefined : await find(hash)
      if (!bytes) throw new HttpRefusal('common.not_found')
      return reply
        .header('cache-control', KEPT)
        .header('content-security-policy', CSP)
        .type('image/webp')
        .send(Buffer.from(bytes))
    },
  })
}
