import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { openBooks } from './books.ts'
import { buildServer } from './serve.ts'
import { createWorld } from './world.ts'

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    DATA_DIR: z.string(),
    MERCHANT: z.string().default('moongate'),
    CURRENCY: z.string().length(3).default('CNY'),
    /** Both secrets are made from this one: what calls and webhooks are signed with, and what the control calls show. */
    SECRET: z.string().min(32),
  })
  .parse(process.env)

const makeSecret = (name: string): string => createHmac('sha256', settings.SECRET).update(name).digest('hex')
const [secret, control_secret] = [makeSecret('merchant'), makeSecret('gateway control')]

const world = createWorld({
  books: openBooks(settings.DATA_DIR),
  secret,
  control_secret,
  merchant: settings.MERCHANT,
  currency: settings.CURRENCY,
})
const app = await buildServer(world)
await app.listen({ port: settings.PORT, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

const leave = async (): Promise<void> => {
  await app.close()
  world.books.close()
  process.exit(0)
}
process.on('SIGINT', () => undefined) // whoever started this program tells it when to leave
process.on('SIGTERM', () => void leave())
process.on('disconnect', () => void leave())

/** Whoever started this program hears where it is, and what it is to be called with. */
process.send?.({ port, merchant: settings.MERCHANT, secret, control_secret })
console.log(`gateway at http://127.0.0.1:${port}`)
