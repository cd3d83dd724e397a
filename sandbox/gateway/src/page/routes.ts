import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findPaymentByKey, payPayment } from '../payments.ts'
import type { World } from '../world.ts'
import { renderPayment, renderUnknown } from './render.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const FILES = { 'page.js': 'text/javascript', 'page.css': 'text/css' } as const

/** The page may call home and nothing else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'"
const OPEN = { 'access-control-allow-origin': '*' }

type Way = { Params: { key: string } }

/** The address of a page as its browser has it, which a phone is led to. */
const readAddress = ({ headers, protocol, host, url }: FastifyRequest): string =>
  `${String(headers['x-forwarded-proto'] ?? protocol)}://${String(headers['x-forwarded-host'] ?? host)}${url}`

/** What the buyer's browser opens. */
export const servePages = (app: FastifyInstance, worlds: readonly World[]): void => {
  /** The gateway that made the payment of a page; a key is made up by chance, so only one has it. */
  const findWorld = (key: string): World | undefined => worlds.find((w) => findPaymentByKey(w, key))
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
  })
  for (const [name, type] of Object.entries(FILES))
    app.get(`/sandbox/pay/${name}`, (_, reply) => reply.type(`${type}; charset=utf-8`).send(read(name)))
  app.get<Way>('/sandbox/pay/:key', (request, reply) => {
    const { key } = request.params
    const w = findWorld(key)
    const found = w && findPaymentByKey(w, key)
    reply.headers({ 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8' })
    return reply
      .code(found ? 200 : 404)
      .send(found ? renderPayment(found, w.speech.title, readAddress(request)) : renderUnknown())
  })
  // The page's own origin may have no name, so its browser may ask whether it may ask.
  app.options('/sandbox/pay/:key/*', (_, reply) =>
    reply
      .headers({ ...OPEN, 'access-control-allow-headers': '*' })
      .code(204)
      .send(),
  )
  app.get<Way>('/sandbox/pay/:key/state', (request, reply) => {
    const w = findWorld(request.params.key)
    const found = w && findPaymentByKey(w, request.params.key)
    return reply.headers(OPEN).send({ state: found?.state ?? 'closed' })
  })
  app.post<Way>('/sandbox/pay/:key/pay', (request, reply) => {
    const w = findWorld(request.params.key)
    const paid = w && payPayment(w, request.params.key)
    return reply.headers(OPEN).send({ state: paid?.state ?? 'closed' })
  })
}
