import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { freeSpinsPlayed } from '../mirror/index.ts'
import { type Own, START, connectSuppliers, createSpins } from './test-spins.ts'

let env: Env
let sandbox: TestSandbox
const { data, ok, outcome } = createScenario(() => env)

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
const { key, open, makeMember, list, newest, claimRabbit, play, pull, centre } = createSpins({
  env: () => env,
  sandbox: () => sandbox,
  own: () => own,
})
beforeEach(async () => {
  own = await makeMember()
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

type Offer = {
  id: number
  seen: string
  set_at: string
  spins: number
  weights: { gameType: number; percent: number }[]
}
const readOffer = async (id: number) => {
  const { offers } = await data<{ offers: Offer[] }>('GET /office/freespins/offers', { as: 'erin' })
  return offers.find((one) => one.id === id) as Offer
}
/** Saves an offer as its form does: all of it, as it was read, but for a part. */
const saveOffer = (read: Offer, part: object) => {
  const weights = read.weights.map(({ gameType, percent: weight }) => ({ gameType, weight }))
  const body = { ...read, weights, reason: 'a season', ...part }
  return outcome('POST /office/freespins/offers', { as: 'erin', key: key(), body })
}

describe('R1.5 R6.6 staff', () => {
  it('see the suppliers that can play free spins and no others', async () => {
    const { suppliers } = await data<{ suppliers: { api_code: string }[] }>('GET /office/freespins/offers', {
      as: 'erin',
    })
    expect(suppliers.map(({ api_code }) => api_code).toSorted()).toEqual(['AURUM', 'KOI'])
  })

  it.each([
    ['cash, all of it', { pays: 'real' }, { base: '6.00', money: '6.00', most: '50.00', required: '0.00' }],
    ['cash, up to the most', { pays: 'real', max: '5.99' }, { base: '6.00', money: '5.99', most: '5.99' }],
    ['a bonus', { pays: 'bonus' }, { money: '6.00', required: '30.00' }],
    ['a bonus, up to the most', { pays: 'bonus', max: '4' }, { money: '4.00', required: '20.00' }],
  ])('work an offer through: wins are %s', async (_case, part, shown) => {
    const weights = [
      { gameType: 3, weight: 50 },
      { gameType: 1, weight: 0 },
    ]
    const brought = { trigger: 'claim', limit: 'once', min: '0' }
    const body = { ...brought, spins: 12, stake: '0.50', max: '50', times: 5, weights, ...part }
    const told = await data<{ required: string; bets: { game_type_text: string; needed: string | null }[] }>(
      'POST /office/freespins/preview',
      { as: 'sofia', body },
    )
    expect(told).toMatchObject(shown)
    const needed = (Number(told.required) * 2).toFixed(2)
    const counted = told.bets.filter((bet) => bet.needed !== null)
    expect(counted).toEqual([{ game_type_text: expect.any(String) as string, needed }])
  })

  it('weigh an offer by the deposits of the last seven days, and read its cost by days and offers', async () => {
    const { n: deposits } = await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from ledger.statement where kind = 'cashier.deposit_credited' and account_kind = 'centre' and amount >= 10000 and created_at > kernel.now() - interval '7 days'`,
    )
    const terms = {
      spins: 12,
      stake: '0.50',
      max: '50',
      pays: 'real',
      times: 5,
      weights: [],
      trigger: 'deposit',
      limit: 'again',
    }
    const preview = async (part: object) =>
      (
        await data<{ week: { cases: number; money: string } | null }>('POST /office/freespins/preview', {
          as: 'frank',
          body: { ...terms, min: '100', ...part },
        })
      ).week
    expect(await preview({})).toEqual({ cases: deposits, money: (deposits * 6).toFixed(2) })
    expect(await preview({ min: '999999' })).toEqual({ cases: 0, money: '0.00' })
    expect(await preview({ trigger: 'claim' })).toBeNull()
    type Cost = { grants: number; spins: number; rows: { grants: number; spins: number }[] }
    const cost = (query: Record<string, string> = {}) =>
      data<Cost>('GET /office/freespins/cost', { as: 'frank', query })
    const before = await cost()
    await claimRabbit()
    const after = await cost()
    expect([after.grants - before.grants, after.spins - before.spins]).toEqual([1, 10])
    expect(after.rows.reduce((sum, { spins }) => sum + spins, 0)).toBe(after.spins)
    expect(await cost({ from: '2020-01-01', to: '2020-01-02' })).toMatchObject({ grants: 0, rows: [] })
  })

  it('change an offer, and the audit log tells how it stood before and stands since', async () => {
    const count = Number((await readOffer(1)).spins)
    for (const spins of [count + 1, count]) expect(await saveOffer(await readOffer(1), { spins })).toBe('200')
    const entries = await env.owner.many(
      sql`select before->'spins' as before, after->'spins' as after from audit.entries where action = 'freespins.offer_saved' order by id desc limit 2`,
    )
    expect(entries).toEqual([
      { before: count + 1, after: count },
      { before: count, after: count + 1 },
    ])
  })

  it('lose nothing of what a colleague saved meanwhile: an older form is refused, and switches nothing on again', async () => {
    const old = await readOffer(1)
    expect(await saveOffer(old, { is_on: false, spins: old.spins + 2 })).toBe('200')
    const off = await readOffer(1)
    expect(await saveOffer(old, { max: '99' })).toBe('409 common.conflict')
    expect(await saveOffer(old, { seen: '', max: '99' })).toBe('409 common.conflict')
    expect(await readOffer(1)).toEqual(off)
    const both = await Promise.all([saveOffer(off, { max: '99' }), saveOffer(off, { spins: 3 })])
    expect(both.toSorted()).toEqual(['200', '409 common.conflict'])
    expect(await saveOffer({ ...old, seen: (await readOffer(1)).seen }, {})).toBe('200')
  })

  it.each([
    ['game', sql`update games.catalogue set enabled = not enabled where game_code = 'jade_rabbit'`],
    ['supplier', sql`update games.suppliers set enabled = not enabled where code = 'AURUM'`],
  ])('switch an offer off whose %s is off, which is offered to nobody meanwhile', async (_case, turn) => {
    await env.owner.run(turn)
    const claim = (body: object) => outcome('POST /freespins/claim', { as: own.as, key: key(), body })
    expect((await list()).offers).toEqual([])
    expect(await claim({ offer_id: 1 })).toBe('404 freespins.offer_not_found')
    const gift = { offer_id: 1, member_name: own.name, reason: 'an apology' }
    expect(await outcome('POST /office/freespins/give', { as: 'erin', key: key(), body: gift })).toBe(
      '422 freespins.not_offered',
    )
    const on = await readOffer(1)
    expect(await saveOffer(on, { spins: 99 })).toBe('422 freespins.not_offered')
    expect(await saveOffer(on, { is_on: false, game_code: 'another' })).toBe('422 freespins.not_offered')
    expect(await saveOffer(on, { is_on: false })).toBe('200')
    const off = await readOffer(1)
    expect(off).toEqual({ ...on, is_on: false, seen: off.seen, set_by: 'erin', set_at: off.set_at })
    await env.owner.run(turn)
    expect(await saveOffer(off, { is_on: true })).toBe('200')
    expect(await claim({ offer_id: 1 })).toBe('200')
  })

  it('take back what is left; what was played stays', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 40)
    const body = { reason: 'a mistake' }
    await ok(`POST /office/freespins/grants/${id}/cancel`, { as: 'erin', key: key(), body })
    await env.drain()
    await pull()
    expect(await newest()).toMatchObject({ state: 'cancelled', credited: '0.40', reason: 'a mistake' })
    const again = { as: 'erin', key: key(), body }
    expect(await outcome(`POST /office/freespins/grants/${id}/cancel`, again)).toBe('409 freespins.changed')
  })

  it('see spins that do not fit, which bring nothing', async () => {
    const { id } = await claimRabbit()
    const plays = Array.from({ length: 11 }, (_, at) => ({
      bet_id: `odd-${own.id}-${at}`,
      grant_id: id,
      member_id: own.id,
      game_code: 'jade_rabbit',
      win: 10n,
      played_at: env.clock.now(),
    }))
    const other = { ...plays[0], bet_id: `odd-${own.id}-x`, member_id: own.id + 1 } as (typeof plays)[number]
    await env.db.tx((tx) => emit(tx, freeSpinsPlayed, { supplier_code: 'AURUM', plays: [other, ...plays] }))
    await env.drain()
    const { data: rows } = await data<{ data: object[] }>('GET /office/freespins/grants', {
      as: 'erin',
      query: { keyword: own.name },
    })
    expect(rows).toMatchObject([{ id, played: 10, odd: 2, won: '1.00', state: 'played' }])
  })

  it('count a spin once that is told twice, and none that another supplier tells of', async () => {
    const { id: grant_id } = await claimRabbit()
    await env.drain()
    const spin = { grant_id, member_id: own.id, game_code: 'jade_rabbit', win: 10n, played_at: env.clock.now() }
    const tell = async (supplier_code: string, ...ids: string[]) => {
      const plays = ids.map((id) => ({ ...spin, bet_id: `told-${own.id}-${id}` }))
      await env.db.tx((tx) => emit(tx, freeSpinsPlayed, { supplier_code, plays }))
      await env.drain()
    }
    await tell('AURUM', 'a', 'a')
    await tell('AURUM', 'a')
    await tell('KOI', 'b')
    expect(await newest()).toMatchObject({ played: 1, won: '0.10', credited: '0.10' })
    expect(await centre()).toBe('0.10')
  })
})
