import { offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let env: Env
const { data, ok, outcome } = createScenario(() => env)
type Row = { api_name: string; money: string; state: string }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo' })
  await offerSupplier(env.owner, 'LONE')
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R1.2 R3.11 a supplier that nobody connected', () => {
  it('shows a wallet that cannot be reached, and the others as they are', async () => {
    const { api_moneys } = await data<{ api_moneys: Row[] }>('POST /game/api_moneys', { as: 'alice', body: {} })
    expect(api_moneys.map(({ api_name, money, state }) => [api_name, money, state])).toEqual([
      ['money', '10000.00', 'ok'],
      ['fs_money', '0.00', 'ok'],
      ['JZ', '0.00', 'ok'],
      ['LONE', '0.00', 'unavailable'],
    ])
    const { money_info } = await data<{ money_info: Row }>('POST /game/api_money', {
      as: 'alice',
      body: { api_code: 'LONE' },
    })
    expect(money_info.state).toBe('unavailable')
  })

  it('takes no money, and holds up nobody who brings theirs home', async () => {
    const asked = { as: 'alice', body: { api_code: 'LONE', money: '10' } }
    expect(await outcome('POST /game/deposit', { ...asked, key: 'unconnected-1' })).toBe('404 games.supplier_unknown')
    const home = await ok('POST /game/recovery_last', { as: 'alice', key: 'unconnected-2', body: {} })
    expect(home.data).toMatchObject({ recovered: '0.00', pending: [] })
  })
})
