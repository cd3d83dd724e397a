import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { openBooks } from './books.ts'
import { HARBOUR } from './harbour/speech.ts'
import { LANTERN } from './lantern/speech.ts'
import { buildServer } from './serve.ts'
import { createWorld } from './world.ts'

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    DATA_DIR: z.string(),
    MERCHANT: z.string().default('moongate'),
    CURRENCY: z.string().length(3).default('CNY'),
    /** All secrets are made from this one: what calls and webhooks are signed with, and what the control calls show. */
    SECRET: z.string().min(32),
  })
  .parse(process.env)

const makeSecret = (name: string): string => createHmac('sha256', settings.SECRET).update(name).digest('hex')
const control_secret = makeSecret('gateway control')

/** Each keeps books of its own, and has a secret of its own. */
const GATEWAYS = [
  { speech: HARBOUR, file: 'gateway.db', secret: makeSecret('merchant') },
  { speech: LANTERN, file: 'lantern.db', secret: makeSecret('lantern merchant') },
]
const { MERCHANT: merchant, CURRENCY: currency } = settings
const worlds = GATEWAYS.map(({ speech, file, secret }) => {
  const books = openBooks(settings.DATA_DIR, file)
  return createWorld({ speech, books, secret, control_secret, merchant, currency })
})
const app = await buildServer(worlds)
await app.listen({ port: settings.PORT, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

const leave = async (): Promise<void> => {
  await app.close()
  for (const { books } of worlds) books.close()
  process.exit(0)
}
process.on('SIGINT', () => undefined) // whoever started this program tells it when to leave
process.on('SIGTERM', () => void leave())
process.on('disconnect', () => void leave())

/** Whoever started this program hears where it is, and what its gateways are to be called with. */
const gateways = worlds.map(({ speech: { code, dialect }, secret }) => ({ code, dialect, secret }))
process.send?.({ port, merchant, control_secret, gateways })
console.log(`gateways at http://127.0.0.1:${port}`)
