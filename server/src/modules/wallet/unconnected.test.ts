import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { checkTransfer } from './reconcile.ts'

let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
type Row = { api_name: string; money: string; state: string }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', suppliers: { GONE: createSandboxSupplier('GONE') } })
  for (const code of ['LONE', 'GONE']) await offerSupplier(env.owner, code)
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
      ['GONE', '0.00', 'ok'],
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

  it('R4.14 leaves to people what stayed unclear there for a day, as one that is silent does', async () => {
    const unclear = { as: 'carol', key: 'unconnected-3', body: { api_code: 'GONE', money: '1.18' } }
    const { transfer_id: id } = await data<{ transfer_id: string }>('POST /game/deposit', unclear)
    const check = async () => {
      await checkTransfer({ ...env, suppliers: {} }, await member_id('carol'), id)
      return env.owner.one(sql`select state, checks from wallet.transfers where id = ${id}`)
    }
    expect(await check()).toEqual({ state: 'unknown', checks: 2 })
    await env.owner.run(sql`update wallet.transfers set created_at = now() - interval '25 hours' where id = ${id}`)
    expect(await check()).toMatchObject({ state: 'manual' })
  })
})
