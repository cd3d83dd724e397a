import { type Env, startEnv } from '@moongate/testing/env'
import { GATEWAY, startTestGateway, type TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { expect } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import { createIds } from '../../src/kernel/ids.ts'
import type { GatewayPort } from '../../src/modules/payments/index.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import { changeSetting } from '../../src/settings.ts'
import { findNotifyUrl } from './trial.ts'

export type Channel = { id: number; type: string }
/** A short horizon, so that what never arrived is over within a test and not within minutes. */
const HORIZON_MS = 1_000

/** The product with a gateway that is a program of its own, and one of its channels. */
export const startPayments = async () => {
  const clock = { now: () => new Date() }
  const ids = createIds(clock, systemRng)
  const about = { notify_url: '', ask_ms: 800 }
  const box = await startTestGateway()
  const calls: GatewayPort = { ...box.connect({ clock, ids }, about), horizon_ms: HORIZON_MS }
  const product = await startEnv({ seed: 'demo', gateways: { [GATEWAY]: calls } })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  about.notify_url = findNotifyUrl(product)
  const scenario = createScenario(() => product)
  const [first] = await scenario.data<Channel[]>('GET /payment/online/list', { as: 'alice' })
  const deposit = { max_open: 1000, expires_minutes: 1440, turnover_percent: 0 }
  await changeSetting(product.db, 'deposit', JSON.stringify(deposit))
  return { env: product, gateway: box, channel: first ?? { id: 0, type: '' }, port: calls }
}

/** What the tests of payments do: order one, pay it at the gateway, ask what became of it. */
export const createPayments = ({
  env,
  gateway,
  channel,
}: {
  env: () => Env
  gateway: () => TestGateway
  channel: () => Channel
}) => {
  const { data, wallets, job } = createScenario(env)
  const putSetting = (key: string, value: object) => changeSetting(env().db, key, JSON.stringify(value))
  const breakNext = (fault: string, more: object = {}) =>
    gateway().control('POST', 'faults', { fault, times: 1, ...more })
  const ask = (money = '100', more: object = {}) => ({
    as: 'alice',
    body: { money, payment_type: channel().type, payment_id: channel().id, ...more },
  })
  const order = async (money?: string) => {
    const { bill_no } = await data<{ bill_no: string }>('POST /recharge/online', ask(money))
    return find(bill_no)
  }
  const find = (bill_no: string) =>
    env().owner.one<{ id: string; bill_no: string; state: string; deposit: string }>(
      sql`select p.id, p.bill_no, p.state, d.state as deposit from payments.payments p join cashier.deposits d on d.id = p.id where p.bill_no = ${bill_no}`,
    )
  const balance = async () => (await wallets('alice')).money
  const pay = (id: string) => gateway().control('POST', 'pay', { order_ids: [id] })
  const check = (id: string) => job('payments.check_payment', { id })
  /** Asks until it is so: a busy machine may let an answer come too late. */
  const expectChecked = async ({ id, bill_no }: { id: string; bill_no: string }, state: string, deposit: string) => {
    const ask_again = async () => {
      await check(id)
      return find(bill_no)
    }
    await expect.poll(ask_again).toMatchObject({ state, deposit })
  }
  return { breakNext, ask, order, find, balance, pay, check, expectChecked, putSetting }
}
