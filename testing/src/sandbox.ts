import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMeridianSupplier } from '../../server/src/adapters/suppliers/meridian/supplier.ts'
import { createPagodaSupplier } from '../../server/src/adapters/suppliers/pagoda/supplier.ts'
import type { Kernel } from '../../server/src/kernel/index.ts'
import type { SupplierPort } from '../../server/src/modules/games/index.ts'
import { startSandbox } from '../../server/src/running/sandbox.ts'

const LIMITS = { move_ms: 20_000, ask_ms: 20_000, balance_ms: 20_000 }
/** Small pages, so that a few bets fill several. */
const PAGE_SIZE = 5

type Named = { code: string; dialect: string; url: string; operator: string; secret: string }
type Book = {
  players: { player: string; balance: number }[]
  transfers: { id: string; amount: number; applied: number; state: string }[]
  grants: { id: string; spins: number; played: number; state: string }[]
  free: { grant_id: string; bet: string; payout: number }[]
}

/** The suppliers that run as a program of their own, with books in a folder of their own. */
export type TestSandbox = {
  url: string
  /** An adapter to a brand, in the dialect that it speaks; `patience` says how long it waits for an answer, each time anew. */
  connect(k: Pick<Kernel, 'clock' | 'ids'>, code: string, patience?: Partial<typeof LIMITS>): SupplierPort
  /** A brand as an operator names it in `SUPPLIERS_FILE`. */
  name(code: string): Named
  /** Makes a control call, e.g. `control('POST', 'faults', { fault: 'slow' })`; fails when it is refused. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  readBook(brand: string): Promise<Book>
  /** Ends it as a machine that loses its power does; it is started again by itself. */
  kill9(): void
  stop(): Promise<void>
}

const CREATE = { meridian: createMeridianSupplier, pagoda: createPagodaSupplier }

/** Starts them once for a file; call `stop()` at the end. */
export const startTestSandbox = async (): Promise<TestSandbox> => {
  const dir = mkdtempSync(join(tmpdir(), 'moongate-sandbox-'))
  const { url, operator, control_secret, brands, kill9, stop } = await startSandbox({
    dir,
    currency: 'CNY',
    translate: () => {},
  })
  const control: TestSandbox['control'] = async (method, path, body) => {
    const headers = { authorization: `Bearer ${control_secret}`, 'content-type': 'application/json' }
    const reply = await fetch(`${url}/control/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} control/${path}: ${reply.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const name: TestSandbox['name'] = (code) => {
    const brand = brands.find((one) => one.code === code)
    if (!brand) throw new Error(`the sandbox plays no ${code}`)
    return { code, dialect: brand.dialect, url, operator, secret: brand.secret }
  }
  return {
    url,
    name,
    connect: ({ clock, ids }, code, patience = {}) => {
      const { dialect, ...agreed } = name(code)
      const create = CREATE[dialect as keyof typeof CREATE]
      const limits = {
        ...LIMITS,
        get move_ms() {
          return patience.move_ms ?? LIMITS.move_ms
        },
        get ask_ms() {
          return patience.ask_ms ?? LIMITS.ask_ms
        },
      }
      return create({ clock, ids, ...agreed, currency: 'CNY', limits, page_size: PAGE_SIZE })
    },
    control,
    kill9,
    readBook: async (brand) => (await control('GET', `book/${brand}`)) as Book,
    stop: async () => {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
