import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { freeSpinsPlayed } from '../mirror/index.ts'
import { changeGrant, lockGrants } from './grant.sql.ts'
import { moveGrant } from './tend.ts'
import { type Odd, DAY_MS, PATIENCE, type Own, START, connectSuppliers, createSpins } from './test-spins.ts'

let env: Env
let sandbox: TestSandbox
let suppliers: ReturnType<typeof connectSuppliers>
const patience = { ...PATIENCE }
const odd: Odd = {}
const { data, ok, outcome } = createScenario(() => env)

beforeAll(async () => {
  sandbox = await startTestSandbox()
  suppliers = connectSuppliers(sandbox, () => env.clock.now(), patience, odd)
  env = await startEnv({ seed: 'demo', start_at: START, suppliers })
  await open()
})
afterAll(async () => {
  await env.stop()
  await sandbox.stop()
})

let own: Own
const { key, advance, open, makeMember, newest, claimRabbit, claimCode, play, pull, hear, sweep, bookOf, logIn } =
  createSpins({ env: () => env, sandbox: () => sandbox, own: () => own })
beforeEach(async () => {
  own = await makeMember()
})
afterEach(async () => {
  await sandbox.control('DELETE', 'faults')
  Object.assign(patience, PATIENCE)
  delete odd.meanwhile
  delete odd.played
  expect(await env.invariants()).toEqual([])
})

const fault = (one: object) => sandbox.control('POST', 'faults', { calls: ['free_spins'], ...one })

describe('R1.5 R9.2 a supplier that fails', () => {
  it.each([
    ['has taken free spins and does not say so', { fault: 'applies_then_silent', times: 1 }],
    ['does not answer', { fault: 'never_answers', times: 1 }],
    ['is in service', { fault: 'maintenance', times: 1 }],
  ])('and %s is asked again, and grants them once', async (_case, one) => {
    patience.move_ms = 300
    await fault(one)
    const { id } = await claimRabbit()
    await env.drain()
    expect((await newest()).state).toBe('asked')
    await advance(60_000)
    await sweep()
    expect((await newest()).state).toBe('ready')
    expect(await bookOf(id)).toMatchObject({ spins: 10, played: 0 })
  })

  it('cannot grant what was taken back before it came', async () => {
    patience.move_ms = 300
    await fault({ fault: 'never_answers', times: 1 })
    const { id } = await claimRabbit()
    await env.drain()
    await ok(`POST /office/freespins/grants/${id}/cancel`, { as: 'erin', key: key(), body: { reason: 'a mistake' } })
    await env.drain()
    expect((await newest()).state).toBe('cancelled')
    const { free_spins } = sandbox.connect({ clock: env.clock, ids: env.ids }, 'AURUM')
    const player = { member_id: own.id, is_demo: false }
    const about = { grant_id: id, player, game_code: 'jade_rabbit', spins: 10, stake: 50n }
    await free_spins?.give({ ...about, expires_at: new Date(env.clock.now().getTime() + DAY_MS) })
    await expect(play(id, 80)).rejects.toThrow('over')
  })

  it('refuses for good what it does not play, and staff read why', async () => {
    await env.owner.run(sql`update freespins.offers set terms = jsonb_set(terms, '{stake}', '"51"') where id = 2`)
    await claimCode()
    await env.drain()
    expect(await newest()).toMatchObject({ state: 'refused', left: 0, reason: 'grant_refused' })
    const { id } = await newest()
    await hear(id, 30n)
    const query = { keyword: own.name }
    const { data: seen } = await data<{ data: object[] }>('GET /office/freespins/grants', { as: 'erin', query })
    expect(seen).toMatchObject([{ id, state: 'refused', odd: 1, played: 0, won: '0.00' }])
    await env.owner.run(sql`update freespins.offers set terms = jsonb_set(terms, '{stake}', '"50"') where id = 2`)
  })
})

describe('R1.5 what a supplier answers late or wrongly', () => {
  const giveUp = (id: string) => outcome('POST /freespins/cancel', { as: own.as, key: key(), body: { id } })

  it('does not bring free spins back that were given up while it was told of them', async () => {
    const { id } = await claimRabbit()
    odd.meanwhile = async () => {
      delete odd.meanwhile
      expect(await giveUp(id)).toBe('200')
    }
    await env.drain()
    await sweep()
    expect(await newest()).toMatchObject({ state: 'cancelled', played: 0 })
    expect(await bookOf(id)).toMatchObject({ state: 'closed' })
  })

  it('asks nobody for free spins back that were closed by another look at the same moment', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await advance(8 * DAY_MS)
    own.as = await logIn(own.name)
    const waiting = () =>
      env.owner.one(
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    const { looked } = await env.db.tx(async (tx) => {
      const [grant] = await lockGrants(tx, [id])
      const looked = moveGrant({ ...env, suppliers }, id)
      await expect.poll(waiting).toEqual({ n: 1 })
      if (grant) await changeGrant(tx, grant, { state: 'expired', final: 0 })
      return { looked }
    })
    await looked
    expect(await newest()).toMatchObject({ state: 'expired' })
    expect(await bookOf(id)).toMatchObject({ state: 'open' })
  })

  it('keeps nobody waiting for more spins than were granted', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    for (let spin = 0; spin < 9; spin += 1) await play(id, 10)
    odd.played = 99
    expect(await giveUp(id)).toBe('200')
    await env.drain()
    await pull()
    expect(await newest()).toMatchObject({ state: 'counting', played: 9 })
    const last = { grant_id: id, member_id: own.id, game_code: 'jade_rabbit', win: 10n, played_at: env.clock.now() }
    const plays = [{ ...last, bet_id: `last-${own.id}` }]
    await env.db.tx((tx) => emit(tx, freeSpinsPlayed, { supplier_code: 'AURUM', plays }))
    await env.drain()
    expect(await newest()).toMatchObject({ state: 'cancelled', played: 10, won: '1.00', credited: '1.00' })
  })
})
