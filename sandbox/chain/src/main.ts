import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { HDKey } from '@scure/bip32'
import { z } from 'zod'
import { findFinal, mineBlock, openChain, readHead } from './blocks.ts'
import { USDT } from './evm.ts'
import { openJournal } from './journal.ts'
import { buildServer } from './serve.ts'
import type { World } from './world.ts'

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    DATA_DIR: z.string(),
    /** The control calls' secret and the wallet of the demo's operator are made from it. */
    SECRET: z.string().min(32),
    /** Milliseconds between blocks while something waits to become final; 0: only when a control call says so. */
    BLOCK_MS: z.coerce.number().int().min(0).default(2_000),
    FINALITY: z.coerce.number().int().min(1).default(12),
  })
  .parse(process.env)

const makeSecret = (name: string): Buffer => createHmac('sha256', settings.SECRET).update(name).digest()
const control_secret = makeSecret('control').toString('hex')
/** What an operator's wallet program would show; the key that can spend is not kept anywhere. */
const xpub = HDKey.fromMasterSeed(makeSecret('wallet of the operator')).derive("m/44'/60'/0'/0").publicExtendedKey

const chain = await openChain(openJournal(settings.DATA_DIR), settings.FINALITY)
const world: World = { chain, control_secret, deaf: 0, rate_ppm: undefined, now: () => Date.now() }
const app = await buildServer(world)
await app.listen({ port: settings.PORT, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

/** Blocks are made while somebody waits for one: a chain at rest stands still. */
const isAwaited = (): boolean =>
  chain.pool.length > 0 || chain.blocks.slice(findFinal(chain) + 1).some(({ logs }) => logs.length > 0)
const clock =
  settings.BLOCK_MS === 0
    ? undefined
    : setInterval(() => {
        if (isAwaited()) void mineBlock(chain, Math.floor(Date.now() / 1000))
      }, settings.BLOCK_MS)

const leave = async (): Promise<void> => {
  clearInterval(clock)
  await app.close()
  await chain.turn
  process.exit(0)
}
process.on('SIGINT', () => undefined) // whoever started this program tells it when to leave
process.on('SIGTERM', () => void leave())
process.on('disconnect', () => void leave())

process.send?.({ port, control_secret, contract: USDT, xpub, confirmations: settings.FINALITY })
console.log(`chain at http://127.0.0.1:${port}, block ${readHead(chain).number}`)
