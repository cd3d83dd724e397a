import type { Env } from '@moongate/testing/env'
import type { TestGateway } from '@moongate/testing/gateway'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import { startPayments } from './scene.ts'
import { tryPayments } from './trial.ts'

let env: Env
let gateway: TestGateway

beforeAll(async () => {
  ;({ env, gateway } = await startPayments())
})
afterAll(() => Promise.all([env.stop(), gateway.stop()]))

it('R1.3 R1.4 under every fault each real payment is credited once and no other, each withdrawal paid or returned once', async () => {
  const before = await env.owner.one<{ n: number }>(
    sql`select count(*)::int as n from payments.payments where state = 'paid'`,
  )
  const figures = await tryPayments(env, gateway, { payments: 8, odd: 2, payouts: 4 })
  expect(figures).toMatchObject({ not_credited: 0, credited_wrongly: 0, open: 0, books_differ: 0, invariants: 0 })
  expect(figures.items).toMatchObject({ foreign_order: 2, wrong_amount: 1, wrong_currency: 1 })
  expect(figures.credited - before.n).toBeGreaterThanOrEqual(6)
}, 60_000)
