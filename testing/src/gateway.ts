import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHarbourGateway } from '../../server/src/adapters/payments/harbour/gateway.ts'
import { createLanternGateway } from '../../server/src/adapters/payments/lantern/gateway.ts'
import type { Kernel } from '../../server/src/kernel/index.ts'
import type { GatewayPort } from '../../server/src/modules/payments/index.ts'
import { startGateway } from '../../server/src/running/gateway.ts'

export const GATEWAY = 'HARBOUR'
export const GATEWAY_CODES = [GATEWAY, 'LANTERN'] as const
export type GatewayCode = (typeof GATEWAY_CODES)[number]
const CREATE = { harbour: createHarbourGateway, lantern: createLanternGateway }

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

/** `currency` and `secret` where they are to differ from what the gateway knows. */
type Agreed = { notify_url: string; ask_ms?: number; currency?: string; secret?: string }

/** A payment gateway of the program that plays them, with books in a folder of its own. */
export type TestGateway = {
  code: GatewayCode
  /** Where the program stands. */
  url: string
  /** An adapter to it; `notify_url` says where it reaches us, `ask_ms` how long we wait for an answer, each asked anew. */
  connect(k: Pick<Kernel, 'clock' | 'ids'>, about: Agreed): GatewayPort
  /** It as an operator names it in `GATEWAYS_FILE`, but for where it reaches us. */
  named: { code: GatewayCode; dialect: 'harbour' | 'lantern'; url: string; merchant: string; secret: string }
  /** Makes a control call, e.g. `control('POST', 'faults', { fault: 'slow' })`; fails when it is refused. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  readBook(): Promise<Book>
  stop(): Promise<void>
}

const LONG_MS = 20_000

/** One that keeps no hyphens writes our ids without them. */
const toOurId = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Starts the program once for a file, as the gateway of a code; call `stop()` at the end. */
export const startTestGateway = async (code: GatewayCode = GATEWAY): Promise<TestGateway> => {
  const dir = mkdtempSync(join(tmpdir(), 'moongate-gateway-'))
  const { url, merchant, gateways, control_secret, stop } = await startGateway({
    dir,
    currency: 'CNY',
    translate: () => {},
  })
  const played = gateways.find((one) => one.code === code)
  if (!played) throw new Error(`the program plays no ${code}`)
  const control: TestGateway['control'] = async (method, path, body) => {
    const reply = await fetch(`${url}/${played.dialect}/control/${path}`, {
      method,
      headers: { authorization: `Bearer ${control_secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} control/${path}: ${reply.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const dialect = played.dialect === 'lantern' ? 'lantern' : 'harbour'
  return {
    code,
    url,
    named: { code, dialect, url, merchant, secret: played.secret },
    connect: ({ clock, ids }, about) => {
      const { currency = 'CNY', secret = played.secret } = about
      const agreed = { code, url, merchant, secret, currency, site_url: '' }
      return CREATE[dialect]({
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
    readBook: async () => {
      const { payments, payouts, waiting } = (await control('GET', 'book')) as Book
      return {
        payments: payments.map((p) => ({ ...p, order_id: toOurId(p.order_id) })),
        payouts: payouts.map((p) => ({ ...p, payout_id: toOurId(p.payout_id) })),
        waiting,
      }
    },
    stop: async () => {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
