import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './failure.ts'

const compress = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** So many different answers are kept packed: languages times categories. */
const MOST = 64

/** A smaller one is packed as quickly as it is looked for: it is kept packed only as long as its answer is. */
const LARGE = 32_768

/** `plain`: the bytes as they go out, since words in Chinese cost more to encode than all else of such a call. */
type Form = { tag: string; plain: Buffer; packed?: Promise<Buffer> }

/** How each answer goes out; one that is given again out of memory is hashed and packed once. */
const createForms = (): ((answer: Answer) => Form) => {
  const forms = new WeakMap<Answer, Form>()
  const large = new Map<string, Form>()
  const make = (body: string): Form => {
    const plain = Buffer.from(body)
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 24)}"`
    if (body.length < LARGE) return { tag, plain }
    const known = large.get(tag) ?? { tag, plain }
    large.delete(tag)
    large.set(tag, known)
    for (const old of large.keys()) if (large.size > MOST) large.delete(old)
    return known
  }
  return (answer) => {
    const known = forms.get(answer) ?? make(answer.body)
    forms.set(answer, known)
    return known
  }
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
  const findForm = createForms()
  return async (request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<string | Buffer> => {
    const form = findForm(answer)
    const { tag } = form
    reply.header('vary', 'accept-encoding')
    if (!reply.hasHeader('authorization')) {
      reply.headers({ 'cache-control': 'no-cache', etag: tag })
      if (request.headers['if-none-match'] === tag) {
        reply.code(304)
        return ''
      }
    }
    if (!isTaken(request, 'br')) return form.plain
    reply.header('content-encoding', 'br')
    return (form.packed ??= compress(answer.body, QUALITY))
  }
}
