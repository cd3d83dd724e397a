import { countStatements, createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { requireEntry } from './index.ts'

const SBX = createSandboxSupplier('SBX')
const ODD = { ...createSandboxSupplier('ODD'), createPlayer: () => Promise.reject(new Error('broken')) }
let env: Env
let n = 0
const { ok, outcome, member_id, wallets } = createScenario(() => env)
const open = (as: string) => ({ as, query: { api_code: 'SBX' } })
const into = (as: string, api_code = 'SBX', money = '10') => ({
  as,
  key: `player-${++n}-of-it`,
  body: { api_code, money },
})
const players = async (name: string) => {
  const id = await member_id(name)
  return (
    await env.owner.many<{ supplier_code: string }>(
      sql`select supplier_code from games.players where member_id = ${id} order by 1`,
    )
  ).map((p) => p.supplier_code)
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', suppliers: { SBX, ODD } })
  await offerSupplier(env.owner, 'SBX')
  await offerSupplier(env.owner, 'ODD')
})
afterAll(() => env.stop())

describe('R2.10 R4.11 a member who was never at a supplier', () => {
  it('is made known to it before the first game opens, once', async () => {
    await ok('GET /game/login', open('alice'))
    await ok('GET /game/login', open('alice'))
    await ok('POST /game/deposit', into('alice'))
    expect([SBX.createdTimes(await member_id('alice')), await players('alice')]).toEqual([1, ['SBX']])
  })

  it('is made known to it before a first transfer is tried, however many come at once', async () => {
    const told = await Promise.all([1, 2, 3].map(() => outcome('POST /game/deposit', into('carol', 'SBX', '9000000'))))
    expect(new Set(told)).toEqual(new Set(['400 wallet.insufficient']))
    expect(SBX.createdTimes(await member_id('carol'))).toBeGreaterThanOrEqual(1)
    expect(await players('carol')).toEqual(['SBX'])
  })

  it.each([
    ['does not answer', 'SBX', () => SBX.setDown(true)],
    ['breaks', 'ODD', () => {}],
  ])('is not let in where it %s, moves no money, and is asked about again next time', async (_case, code, trouble) => {
    trouble()
    const before = await wallets('carol')
    await env.owner.run(sql`delete from games.players`)
    expect(await outcome('GET /game/login', { as: 'carol', query: { api_code: code } })).toBe(
      '400 games.supplier_unavailable',
    )
    expect(await outcome('POST /game/deposit', into('carol', code))).toBe('400 games.supplier_unavailable')
    expect(await players('carol')).toEqual([])
    SBX.setDown(false)
    expect((await wallets('carol'))['money']).toBe(before['money'])
    await ok('GET /game/login', open('carol'))
    expect(await players('carol')).toEqual(['SBX'])
  })

  it('costs nothing more once they are known', async () => {
    const carol = { member_id: await member_id('carol'), is_demo: false }
    const enter = () => requireEntry({ ...env, suppliers: { SBX } }, 'SBX', carol)
    await enter()
    expect((await countStatements(enter)).count).toBe(1)
  })
})
