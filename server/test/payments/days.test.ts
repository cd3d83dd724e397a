import { BREAK_KINDS } from '@moongate/contract/reconciliation.states'
import { type Env, startEnv } from '@moongate/testing/env'
import { GATEWAY, startTestGateway, type TestGateway } from '@moongate/testing/gateway'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createIds } from '../../src/kernel/ids.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import type { GatewayPort } from '../../src/modules/payments/index.ts'
import { holdChain, tryDay } from './days.ts'
import { findNotifyUrl, tryPayments } from './trial.ts'

let env: Env
let gateway: TestGateway
let port: GatewayPort
const held = holdChain()
const about = { notify_url: '', ask_ms: 1_500 }

beforeAll(async () => {
  gateway = await startTestGateway()
  const clock = { now: () => new Date() }
  port = { ...gateway.connect({ clock, ids: createIds(clock, systemRng) }, about), horizon_ms: 1_000 }
  env = await startEnv({ seed: 'demo', gateways: { [GATEWAY]: port }, chains: { erc: held.chain } })
  await env.app.listen({ port: 0, host: '127.0.0.1' })
  about.notify_url = findNotifyUrl(env)
})
afterAll(() => Promise.all([env.stop(), gateway.stop()]))

it('R4.20 R4.21 R6.6 a day reconciles to 0.00, and each kind of difference that is planted is found once and named', async () => {
  expect(await tryPayments(env, gateway, { payments: 14, odd: 2, payouts: 6 })).toMatchObject({ invariants: 0 })
  const figures = await tryDay({ env, gateway, gateways: { [GATEWAY]: port }, held })
  expect(figures.clean.map(({ difference, items }) => [difference, items])).toEqual([
    ['0', 0],
    ['0', 0],
    ['0', 0],
  ])
  expect(figures).toMatchObject({
    missing: [],
    unexpected: [],
    unexplained: 0,
    made_again: 0,
    kinds: BREAK_KINDS.length,
  })
}, 60_000)
