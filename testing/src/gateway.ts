import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHarbourGateway } from '../../server/src/adapters/payments/harbour/gateway.ts'
import type { Kernel } from '../../server/src/kernel/index.ts'
import type { GatewayPort } from '../../server/src/modules/payments/index.ts'
import { startGateway } from '../../server/src/running/gateway.ts'

export const GATEWAY = 'HARBOUR'

type Book = {
  payments: {
    order_id: string
    state: string
    amount: number
    paid_amount: number | null
    paid_currency: string | null
  }[]
  payouts: { payout_id: string; state: string; amount: number }[]
  /** Webhooks that are still to be sent. */
  waiting: number
}

/** The payment gateway that runs as a program of its own, with books in a folder of its own. */
export type TestGateway = {
  /** An adapter to it; `notify_url` says where it reaches us, `ask_ms` how long we wait for an answer, each asked anew. */
  connect(k: Pick<Kernel, 'clock' | 'ids'>, about: { notify_url: string; ask_ms?: number }): GatewayPort
  /** Makes a control call, e.g. `control('POST', 'faults', { fault: 'slow' })`; fails when it is refused. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  readBook(): Promise<Book>
  stop(): Promise<void>
}

const LONG_MS = 20_000

/** Starts it once for a file; call `stop()` at the end. */
export const startTestGateway = async (): Promise<TestGateway> => {
  const dir = mkdtempSync(join(tmpdir(), 'moongate-gateway-'))
  const { url, merchant, secret, control_secret, stop } = await startGateway({
    dir,
    currency: 'CNY',
    translate: () => {},
  })
  const control: TestGateway['control'] = async (method, path, body) => {
    const reply = await fetch(`${url}/control/${path}`, {
      method,
      headers: { authorization: `Bearer ${control_secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} control/${path}: ${reply.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    connect: (k, about) => {
      const { clock, ids } = k
      const agreed = { code: GATEWAY, url, merchant, secret, currency: 'CNY', site_url: '' }
      return createHarbourGateway({
        clock,
        ids,
        ...agreed,
        get notify_url() {
          return about.notify_url
        },
        get limits() {
          const ms = about.ask_ms ?? LONG_MS
          return { move_ms: ms, ask_ms: ms, balance_ms: ms }
        },
      })
    },
    control,
    readBook: async () => (await control('GET', 'book')) as Book,
    stop: async () => {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
