import { timingSafeEqual } from 'node:crypto'
import { bytesToHex } from '@ethereumjs/util'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mineBlock, reorganise } from './blocks.ts'
import { signGift, USDT } from './evm.ts'
import { address } from './faucet.ts'
import type { World } from './world.ts'

const value = z.string().regex(/^\d+$/).transform(BigInt)
const blocks = z.strictObject({ count: z.int().min(1).max(10_000).default(1), at: z.int().optional() })
const gift = z.strictObject({ to: address, value })
const fork = z.strictObject({
  depth: z.int().min(1),
  lose: z.boolean().default(false),
  noise: z.boolean().default(false),
})
const gap = z.strictObject({ calls: z.int().min(0) })
const rate = z.strictObject({ rate_ppm: z.int().positive().nullable() })

const isAllowed = (w: World, given = ''): boolean => {
  const expected = `Bearer ${w.control_secret}`
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

/** What the chain itself says was given to whom, for whoever compares. */
const listGifts = (w: World): object[] =>
  w.chain.blocks.flatMap(({ number, at, logs }) =>
    logs
      .filter((log) => log.address === USDT && log.topics.length === 3)
      .map((log) => ({
        tx_hash: log.tx_hash,
        log_index: log.index,
        to: `0x${log.topics[2]?.slice(26) ?? ''}`,
        value: String(BigInt(log.data)),
        block: number,
        at,
      })),
  )

const mine = async (w: World, body: unknown): Promise<object> => {
  const { count, at } = blocks.parse(body ?? {})
  for (let n = 0; n < count; n++) await mineBlock(w.chain, at ?? Math.floor(w.now() / 1000))
  return { number: w.chain.blocks.length - 1 }
}

const give = (w: World, body: unknown): string => {
  const { to, value: given } = gift.parse(body)
  const tx = signGift(to, given)
  w.chain.pool.push(tx)
  return bytesToHex(tx.hash())
}

const replace = async (w: World, body: unknown): Promise<object> => {
  const { depth, lose, noise } = fork.parse(body)
  return { dropped: await reorganise(w.chain, { depth, lose, before: noise ? [signGift(USDT, 1n)] : [] }) }
}

/** What only tests call: blocks at once, gifts, and what goes wrong on chains. */
export const serveControl = (app: FastifyInstance, w: World): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(w, request.headers.authorization)) return reply.code(401).send({ error: 'no' })
  })
  app.setErrorHandler((error: Error, _, reply) => reply.code(422).send({ error: error.message }))
  app.post('/control/mine', ({ body }) => mine(w, body))
  app.post('/control/give', ({ body }) => ({ tx_hash: give(w, body) }))
  app.post('/control/reorganise', ({ body }) => replace(w, body))
  app.post('/control/gap', ({ body }) => {
    w.deaf = gap.parse(body).calls
    return {}
  })
  app.post('/control/rate', ({ body }) => {
    w.rate_ppm = rate.parse(body).rate_ppm ?? undefined
    return {}
  })
  app.get('/control/gifts', () => listGifts(w))
}
