import { bytesToHex } from '@ethereumjs/util'
import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { signGift } from './evm.ts'
import { isLang, type Lang, renderFaucet } from './page.ts'
import type { World } from './world.ts'

/** 20 bytes in hex; how the letters are written is a check that people's wallets make. */
export const address = z
  .string()
  .trim()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => text.toLowerCase())
const usdt = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/)
  .transform((text) => {
    const [whole = '', rest = ''] = text.split('.')
    return BigInt(whole) * 1_000_000n + BigInt(rest.padEnd(6, '0'))
  })
  .refine((value) => value > 0n)
const asked = z.object({ to: address, amount: usdt })

/** The page runs in an origin of its own, even where it is served beside others: it may call home and nothing else. */
const POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'"
const OPEN = { 'access-control-allow-origin': '*' }
const FILES = { 'faucet.js': 'text/javascript', 'faucet.css': 'text/css' } as const
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

type Query = { lang?: string; to?: string; amount?: string }
const pickLang = (given: string | undefined): Lang => (isLang(given) ? given : 'zh_cn')

const serveFiles = (app: FastifyInstance): void => {
  for (const [name, type] of Object.entries(FILES))
    app.get(`/sandbox/chain/${name}`, (_, reply) => reply.type(`${type}; charset=utf-8`).send(read(name)))
}

/** The tap of the demo: a page on which anybody has test USDT sent to an address. */
export const serveFaucet = (app: FastifyInstance, w: World): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
  })
  app.get<{ Querystring: Query }>('/sandbox/chain/', ({ query }, reply) => {
    reply.headers({ 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8' })
    const given = { to: address.safeParse(query.to).data, amount: query.amount }
    return reply.send(renderFaucet(pickLang(query.lang), { to: given.to ?? '', amount: given.amount ?? '' }))
  })
  serveFiles(app)
  // The page's own origin has no name, so its browser may ask whether it may ask.
  app.options('/sandbox/chain/send', (_, reply) =>
    reply
      .headers({ ...OPEN, 'access-control-allow-headers': '*' })
      .code(204)
      .send(),
  )
  app.post('/sandbox/chain/send', (request, reply) => {
    const { data } = asked.safeParse(request.body)
    if (!data) return reply.headers(OPEN).send({ error: 'invalid' })
    const tx = signGift(data.to, data.amount)
    w.chain.pool.push(tx)
    return reply.headers(OPEN).send({ tx_hash: bytesToHex(tx.hash()) })
  })
}
