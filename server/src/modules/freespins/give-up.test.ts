import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Own, START, connectSuppliers, createSpins } from './test-spins.ts'

let env: Env
let sandbox: TestSandbox
const { data, outcome } = createScenario(() => env)

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const suppliers = connectSuppliers(sandbox, () => env.clock.now())
  env = await startEnv({ seed: 'demo', start_at: START, suppliers })
  await open()
})
afterAll(async () => {
  await env.stop()
  await sandbox.stop()
})

let own: Own
const { key, open, makeMember, list, newest, claimRabbit, claimCode, play, pull, sweep, centre, bookOf, giveByStaff } =
  createSpins({ env: () => env, sandbox: () => sandbox, own: () => own })
beforeEach(async () => {
  own = await makeMember()
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const giveUp = (id: string, as = own.as) => outcome('POST /freespins/cancel', { as, key: key(), body: { id } })
/** How free spins stand when all that can happen has happened. */
const settle = async (id: string) => {
  await env.drain()
  await pull()
  await sweep()
  return (await list()).grants.find((grant) => grant.id === id)
}

describe('R1.5 R8.5 a member gives up', () => {
  it('what is left, and keeps what was won; nobody else does it for them, and nothing comes back', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 40)
    const mine = own
    own = await makeMember()
    expect(await giveUp(id)).toBe('404 freespins.not_found')
    own = mine
    expect(await giveUp(id)).toBe('200')
    expect(await newest()).toMatchObject({ state: 'closing', left: 0 })
    expect(await giveUp(id)).toBe('409 freespins.changed')
    await env.drain()
    await expect(play(id, 80)).rejects.toThrow('over')
    expect(await settle(id)).toMatchObject({ state: 'cancelled', played: 1, credited: '0.40' })
    expect(await bookOf(id)).toMatchObject({ played: 1, state: 'closed' })
    expect(await giveUp(id)).toBe('409 freespins.changed')
    expect(await centre()).toBe('0.40')
    expect(await outcome('POST /freespins/claim', { as: own.as, key: key(), body: { offer_id: 1 } })).toBe(
      '409 freespins.claimed',
    )
  })

  it('what was never told to its supplier, and wins that were to be a bonus still become one', async () => {
    const { id } = await claimCode()
    expect(await giveUp(id)).toBe('200')
    expect(await settle(id)).toMatchObject({ state: 'cancelled', played: 0, credited: '0.00' })
    const { id: other } = await giveByStaff(2)
    await env.drain()
    await play(other, 30, { brand: 'KOI' })
    expect(await giveUp(other)).toBe('200')
    expect(await settle(other)).toMatchObject({ state: 'cancelled', played: 1, credited: '0.30' })
    expect((await data<{ open: object }>('GET /bonus/list', { as: own.as })).open).toMatchObject({ money: '0.30' })
  })

  it('once, while a hundred claim, spin and give up at the same moment: each win is counted, no more', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    const race = Array.from({ length: 100 }, (_, at) => {
      if (at % 10 === 3) return play(id, 10).then(() => 'played', String)
      if (at % 50 === 25) return env.drain().then(pull)
      if (at % 2 === 0) return giveUp(id)
      return outcome('POST /freespins/claim', { as: own.as, key: key(), body: { offer_id: 1 } })
    })
    const told = await Promise.all(race)
    const count = (what: string) => told.filter((one) => one === what).length
    expect([count('200'), count('409 freespins.changed'), count('409 freespins.claimed')]).toEqual([1, 49, 38])
    const played = (await bookOf(id))?.played ?? 0
    const credited = (played / 10).toFixed(2)
    expect(played).toBe(count('played'))
    const state: unknown = expect.stringMatching(/^(cancelled|played)$/)
    expect(await settle(id)).toMatchObject({ state, played, credited })
    expect(await centre()).toBe(credited)
  })
})
