import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMeridianSupplier } from '../../server/src/adapters/suppliers/meridian/supplier.ts'
import { createPagodaSupplier } from '../../server/src/adapters/suppliers/pagoda/supplier.ts'
import type { Kernel } from '../../server/src/kernel/index.ts'
import type { SupplierPort } from '../../server/src/modules/games/index.ts'
import { startSandbox } from '../../server/src/running/sandbox.ts'

/** Short enough for a test that waits for silence. */
const LIMITS = { move_ms: 300, ask_ms: 2_000, balance_ms: 2_000 }

type Book = {
  players: { player: string; balance: number }[]
  transfers: { id: string; amount: number; applied: number; state: string }[]
}

/** The suppliers that run as a program of their own, with books in a folder of their own. */
export type TestSandbox = {
  url: string
  /** An adapter to a brand, in the dialect that it speaks. */
  connect(k: Pick<Kernel, 'clock' | 'ids'>, code: string, page_size?: number): SupplierPort
  /** Makes a control call, e.g. `control('POST', 'faults', { fault: 'slow' })`; fails when it is refused. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  readBook(brand: string): Promise<Book>
  stop(): Promise<void>
}

const CREATE = { meridian: createMeridianSupplier, pagoda: createPagodaSupplier }

/** Starts them once for a file; call `stop()` at the end. */
export const startTestSandbox = async (): Promise<TestSandbox> => {
  const dir = mkdtempSync(join(tmpdir(), 'moongate-sandbox-'))
  const { url, operator, control_secret, brands, stop } = await startSandbox({
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
  return {
    url,
    connect: ({ clock, ids }, code, page_size = 5) => {
      const brand = brands.find((one) => one.code === code)
      if (!brand) throw new Error(`the sandbox plays no ${code}`)
      const create = CREATE[brand.dialect as keyof typeof CREATE]
      const { secret } = brand
      return create({ clock, ids, code, url, operator, secret, currency: 'CNY', limits: LIMITS, page_size })
    },
    control,
    readBook: async (brand) => (await control('GET', `book/${brand}`)) as Book,
    stop: async () => {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
