import { request as sendRequest, type IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpRefusal } from './failure.ts'

/** What the program behind hears of a browser, and what the browser hears of it. No cookie and no token goes either way. */
const THERE = ['accept', 'accept-encoding', 'accept-language', 'content-type', 'user-agent'] as const
const BACK = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'etag',
  'access-control-allow-origin',
  'access-control-allow-headers',
  'cross-origin-resource-policy',
] as const

/** Its pages stand in an origin of their own: they can neither read what ours keep in the browser, nor call as the member. */
const ALONE = 'sandbox allow-scripts allow-pointer-lock'

const BODY_LIMIT = 64 * 1024
const TIMEOUT_MS = 20_000

type Picked = Record<string, string>

const pick = (headers: IncomingMessage['headers'], names: readonly string[]): Picked =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))

/** What of the address the browser has, so that a page can tell where it stands. */
const tellPlace = ({ host, protocol }: FastifyRequest): Picked => ({
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
})

const ask = (base: string, request: FastifyRequest): Promise<IncomingMessage> => {
  const { raw, method, url, body } = request
  const { hostname, port } = new URL(base)
  return new Promise((done, fail) => {
    const options = {
      hostname,
      port,
      path: url,
      method,
      headers: { ...pick(raw.headers, THERE), ...tellPlace(request) },
      timeout: TIMEOUT_MS,
    }
    const asked = sendRequest(options, done)
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', fail)
    asked.end(Buffer.isBuffer(body) ? body : undefined)
  })
}

/** Lines that come for as long as somebody reads them: nobody waits for their end. */
const ENDLESS = 'application/x-ndjson'

const pass = async (
  base: string,
  request: FastifyRequest,
  reply: FastifyReply,
  endless: Set<FastifyReply>,
): Promise<FastifyReply> => {
  const answer = await ask(base, request).catch(() => {
    throw new HttpRefusal('common.unavailable')
  })
  const own = answer.headers['content-security-policy']
  reply.removeHeader('origin-agent-cluster') // an origin of its own has no cluster to share
  reply.code(answer.statusCode ?? 502).headers(pick(answer.headers, BACK))
  reply.header('content-security-policy', own === undefined ? ALONE : `${ALONE}, ${String(own)}`)
  if (answer.headers['content-type'] === ENDLESS) {
    endless.add(reply)
    reply.raw.once('close', () => endless.delete(reply))
  }
  return reply.send(answer)
}

/** Hands what stands below an address to another program of ours, which is reached through this one's port alone. */
export const passTo = async (app: FastifyInstance, prefix: string, base: string): Promise<void> => {
  await app.register(async (scope) => {
    const endless = new Set<FastifyReply>()
    scope.addHook('preClose', async () => {
      for (const { raw } of endless) raw.destroy()
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${prefix}*`,
      handler: (request, reply) => pass(base, request, reply, endless),
    })
  })
}
