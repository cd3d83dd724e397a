import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** So many different answers are kept packed: languages times categories. */
const MOST = 64

/** A smaller one is packed as quickly as it is looked for, and would only take the place of a large one. */
const LARGE = 32_768

type Packed = Map<string, Promise<Buffer>>

/** The same large text is packed once; the oldest make place. */
const pack = (packed: Packed, tag: string, body: string): Promise<Buffer> => {
  if (body.length < LARGE) return compress(body, QUALITY)
  const known = packed.get(tag) ?? compress(body, QUALITY)
  packed.delete(tag)
  packed.set(tag, known)
  for (const old of packed.keys()) if (packed.size > MOST) packed.delete(old)
  return known
}

const isTaken = (request: FastifyRequest, encoding: string): boolean =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => one.trim() === encoding)

/**
 * Sends an answer that is the same for everybody who asks the same. The browser keeps it, asks each time whether it is still good,
 * and hears just that (304). One that carries a token's successor is for its caller alone and is not kept.
 */
export const createKeptAnswers = () => {
  const packed: Packed = new Map()
  return async (request: FastifyRequest, reply: FastifyReply, body: string): Promise<string | Buffer> => {
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`
    reply.header('vary', 'accept-encoding')
    if (!reply.hasHeader('authorization')) {
      reply.headers({ 'cache-control': 'no-cache', etag: tag })
      if (request.headers['if-none-match'] === tag) {
        reply.code(304)
        return ''
      }
    }
    if (!isTaken(request, 'br')) return body
    reply.header('content-encoding', 'br')
    return pack(packed, tag, body)
  }
}
