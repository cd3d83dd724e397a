import { type Env, startEnv } from '@moongate/testing/env'
import { createSandboxSupplier, offerSupplier, type SandboxSupplier } from '@moongate/testing'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

let SBX: SandboxSupplier
let OUT: SandboxSupplier
let env: Env
let alice: number
const { data, ok, member_id } = createScenario(() => env)
let n = 0
const move = (route: 'deposit' | 'withdrawal', api_code: string, money: string) =>
  ok(`POST /game/${route}`, { as: 'alice', key: `holdings-test-${++n}`, body: { api_code, money } })
type Holdings = { total: string; parts: { kind: string; api_code: string; money: string; as_of: string | null }[] }
const look = async () => {
  const { total, parts } = await data<Holdings>('POST /game/holdings', { as: 'alice', body: {} })
  return [total, ...parts.map(({ kind, api_code, money }) => `${kind} ${api_code} ${money}`.replace('  ', ' '))]
}

beforeAll(async () => {
  SBX = createSandboxSupplier('SBX')
  OUT = createSandboxSupplier('OUT')
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX, OUT } })
  for (const code of ['SBX', 'OUT']) await offerSupplier(env.owner, code)
  alice = await member_id('alice')
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

it('R1.2 R4.11 R4.12 R4.14 money that moves is never gone, nor counted twice: the total stays, and no supplier is asked', async () => {
  expect(await look()).toEqual(['10000.00', 'centre 10000.00'])
  await move('deposit', 'JZ', '300')
  await move('deposit', 'SBX', '200')
  // Never heard of: what was moved there is what is known.
  expect(await look()).toEqual(['10000.00', 'centre 9500.00', 'supplier JZ 300.00', 'supplier SBX 200.00'])
  SBX.play(alice, 50_00n)
  await ok('POST /game/api_moneys', { as: 'alice', body: {} })
  SBX.setDown(true)
  expect(await look()).toEqual(['10050.00', 'centre 9500.00', 'supplier JZ 300.00', 'supplier SBX 250.00'])
  SBX.setDown(false)
  env.clock.advance(1000)
  await move('withdrawal', 'SBX', '100')
  expect(await look()).toEqual(['10050.00', 'centre 9600.00', 'supplier JZ 300.00', 'supplier SBX 150.00'])
  // An answer that never becomes clear leaves the money on its way, in sight.
  await move('deposit', 'SBX', '10.18')
  expect(await look()).toEqual([
    '10050.00',
    'centre 9589.82',
    'supplier JZ 300.00',
    'supplier SBX 150.00',
    'transit SBX 10.18',
  ])

  // What is on its way home is counted once.
  env.clock.advance(1000)
  const [before = ''] = await look()
  await move('deposit', 'OUT', '20')
  await move('withdrawal', 'OUT', '5.18')
  await ok('POST /game/api_moneys', { as: 'alice', body: {} })
  const [after, ...parts] = await look()
  expect([after, parts.filter((part) => part.includes('OUT'))]).toEqual([
    before,
    ['supplier OUT 14.82', 'transit OUT 5.18'],
  ])
})
