import { type GatewayCode, startTestGateway, type TestGateway } from '@moongate/testing/gateway'
import type { FaultName } from '../../../sandbox/gateway/src/faults.rules.ts'
import { createIds, type Ids } from '../../src/kernel/ids.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import type { GatewayPort, PaymentOrder, PayoutOrder } from '../../src/modules/payments/gateway.port.ts'
import { type Ear, listenToGateway } from './listen.ts'

/** A gateway of the program that plays them, an adapter to it, and who hears its webhooks. */
export type Bench = {
  gateway: TestGateway
  port: GatewayPort
  ear: Ear
  ids: Ids
  /** How far our clock is from theirs, and how long we wait for an answer; both asked anew each time. */
  mood: { ahead_ms: number; ask_ms: number }
  /** An adapter that is agreed otherwise. */
  connect: (otherwise: { currency?: string; secret?: string }) => GatewayPort
  order: (more?: Partial<PaymentOrder>) => PaymentOrder
  payout: (more?: Partial<PayoutOrder>) => PayoutOrder
  breakNext: (fault: FaultName, more?: object) => Promise<unknown>
  stop: () => Promise<void>
}

const PATIENCE_MS = 10_000

export const startBench = async (code: GatewayCode): Promise<Bench> => {
  const gateway = await startTestGateway(code)
  const mood = { ahead_ms: 0, ask_ms: PATIENCE_MS }
  const clock = { now: () => new Date(Date.now() + mood.ahead_ms) }
  const ids = createIds(clock, systemRng)
  const ear = await listenToGateway(() => port)
  const connect: Bench['connect'] = (otherwise) =>
    gateway.connect(
      { clock, ids },
      {
        ...otherwise,
        notify_url: ear.url,
        get ask_ms() {
          return mood.ask_ms
        },
      },
    )
  const port = connect({})
  const payee = { bank: 'ICBC', card_no: '6222020200112233445', owner_name: '张三 & 李=四' }
  return {
    gateway,
    port,
    ear,
    ids,
    mood,
    connect,
    order: (more) => ({
      id: ids.uuid(),
      method: 'alipay',
      amount: 12_345n,
      lang: 'zh_hk',
      return_path: '/#/OnlineDeposit?order=D1&a=1',
      ...more,
    }),
    payout: (more) => ({ id: ids.uuid(), amount: 9_876n, ...payee, ...more }),
    breakNext: (fault, more = {}) => gateway.control('POST', 'faults', { fault, times: 1, ...more }),
    stop: async () => {
      await Promise.all([ear.stop(), gateway.stop()])
    },
  }
}
