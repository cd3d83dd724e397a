import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let env: Env
const { data } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo' })
})
afterAll(() => env.stop())

describe('R6.6 the calls of staff, by module', () => {
  it('R7.9 are named after the module they are about, at their own addresses', async () => {
    const { paths } = (await env.app.inject('/api/office/openapi.json')).json() as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const nameOf = (path: string) => paths[path]?.['get']?.operationId
    expect([nameOf('/deposits'), nameOf('/withdrawals'), nameOf('/audit'), nameOf('/queues')]).toEqual([
      'cashier.deposits',
      'cashier.withdrawals',
      'audit.entries',
      'office.queues',
    ])
  })

  it('count what waits over all modules', async () => {
    expect(await data('GET /office/queues', { as: 'sofia' })).toEqual({
      deposits: 0,
      withdrawals: 0,
      transfers_unclear: 0,
      payouts_manual: 0,
      arrivals: 0,
      differences: 0,
      reconciliation: 0,
      rebate: 0,
      usdt: 0,
      settings_misfit: [],
    })
  })

  it("are measured apart from the members' calls of the same name", async () => {
    await data('POST /recharge/list', { as: 'alice', body: {} })
    await data('GET /office/deposits', { as: 'frank' })
    const body = await env.metrics.registry.metrics()
    expect(body).toContain('moongate_http_seconds_count{route="cashier.deposits",status="200"} 1\n')
    expect(body).toContain('moongate_http_seconds_count{route="office/cashier.deposits",status="200"} 1\n')
  })
})
