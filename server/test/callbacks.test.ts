import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { startWithSeamless } from './callbacks/product.ts'
import { buildEvent, send, sendBody } from './callbacks/sender.ts'
import { runTrial } from './callbacks/trial.ts'

let env: Env
let players: string[]
const { data, ok, outcome } = createScenario(() => env)
beforeAll(async () => {
  ;({ env, players } = await startWithSeamless())
})
afterAll(() => env.stop())
afterEach(async () => {
  await env.drain()
  expect(await env.invariants()).toEqual([])
})

let n = 0
/** A round of the first member: its calls by name, each with the stake or payout in minor units. */
const startRound = () => {
  const about = { userName: players[0] ?? '', betNo: `round-${++n}` }
  const tell = async (call: string, minor: number, more: Record<string, string> = {}) =>
    (await send(env, call, buildEvent(env, call, minor, { ...about, ...more }))).told
  return {
    ...about,
    tell,
    codes: async (...told: ReturnType<typeof tell>[]) => (await Promise.all(told)).map((t) => t.code),
  }
}
const centre = async () => (await send(env, 'balance', { userName: players[0] ?? '' })).told.data?.balance ?? ''
const minor = async () => Number((await centre()).replace('.', ''))
const findBet = (bill_no: string) =>
  env.owner.maybe(sql`select status, stake, payout, effective from betting.bets where bill_no = ${bill_no}`)

describe('R1.1 R2.32 a supplier that plays with the centre wallet', () => {
  it('takes a stake, pays a win, and leaves the bet in the record with its turnover', async () => {
    const before = await minor()
    const { tell, betNo } = startRound()
    expect(await tell('bet', 500)).toEqual({ code: '0000', data: { balance: ((before - 500) / 100).toFixed(2) } })
    expect(await findBet(betNo)).toMatchObject({ status: 'X', stake: 500n })
    const heard = sql`select data from kernel.push_events where type = 'balance' order by id desc limit 1`
    expect(await env.owner.one(heard)).toEqual({ data: { api_code: expect.any(String) } })
    expect(await tell('win', 1200)).toEqual({ code: '0000', data: { balance: ((before + 700) / 100).toFixed(2) } })
    expect(await findBet(betNo)).toEqual({ status: 'COMPLETE', stake: 500n, payout: 1200n, effective: 500n })
    const log = await data<{ data: { operate_type: number; money: string }[] }>('POST /moneylog', {
      as: 'alice',
      body: {},
    })
    expect(log.data.slice(0, 2).map((row) => row.operate_type)).toEqual([32, 31])
  })

  it('keeps a bet whose names hold what the database cannot: they are theirs to tell, the stake is ours to book', async () => {
    const before = await minor()
    const { tell, betNo } = startRound()
    expect((await tell('bet', 500, { gameCode: 'mah\0jong', gameNameCn: '麻\0将' })).code).toBe('0000')
    expect((await tell('win', 0)).code).toBe('0000')
    expect(await minor()).toBe(before - 500)
    expect(await findBet(betNo)).toMatchObject({ status: 'COMPLETE', stake: 500n })
  })

  it('answers the same event the same, and one that was changed on the way not at all', async () => {
    const { tell } = startRound()
    const first = await tell('bet', 300, { eventId: 'twice' })
    await tell('win', 100)
    const after = await minor()
    expect(await tell('bet', 300, { eventId: 'twice' })).toEqual(first)
    expect((await tell('bet', 301, { eventId: 'twice' })).code).toBe('3001')
    expect((await tell('win', 100, { eventId: 'twice' })).code).toBe('3001')
    expect(await minor()).toBe(after)
  })

  it('of many that say the same at once takes one', async () => {
    const before = await minor()
    const { tell } = startRound()
    const told = await Promise.all(Array.from({ length: 8 }, () => tell('bet', 400, { eventId: 'at-once' })))
    expect(new Set(told.map((t) => JSON.stringify(t))).size).toBe(1)
    expect(await minor()).toBe(before - 400)
    await tell('rollback', 400)
  })

  it('takes a bet back, before it came too, and lets none count that was', async () => {
    const before = await minor()
    const [late, early] = [startRound(), startRound()]
    expect([(await late.tell('bet', 700)).code, (await late.tell('rollback', 700)).code]).toEqual(['0000', '0000'])
    expect(await findBet(late.betNo)).toMatchObject({ status: 'CANCEL', effective: 0n })
    expect((await early.tell('rollback', 700)).code).toBe('0000')
    expect((await early.tell('bet', 700)).code).toBe('2004')
    expect((await early.tell('win', 900)).code).toBe('2004')
    expect(await findBet(early.betNo)).toBeUndefined()
    expect(await minor()).toBe(before)
  })

  it('takes no stake while the operator does not offer it, or it is in maintenance, and ends what was laid before', async () => {
    const set = (enabled: boolean, maintenance: boolean) =>
      env.owner.run(
        sql`update games.suppliers set enabled = ${enabled}, maintenance = ${maintenance} where code = 'LOTUS'`,
      )
    const before = await minor()
    const [laid, off, serviced, on] = [startRound(), startRound(), startRound(), startRound()]
    await laid.tell('bet', 300)
    await set(false, false)
    const told = [await off.tell('bet', 500), await laid.tell('win', 300)]
    await set(true, true)
    told.push(await serviced.tell('bet', 500), await serviced.tell('rollback', 500))
    await set(true, false)
    told.push(await on.tell('bet', 500), await on.tell('win', 500))
    expect(told.map(({ code }) => code)).toEqual(['2001', '0000', '2001', '0000', '0000', '0000'])
    expect(await minor()).toBe(before)
    expect(await findBet(off.betNo)).toBeUndefined()
  })

  it('R6.3 takes no stake once the session ended under which the game was opened, though the supplier has not heard of it, and ends what was laid before', async () => {
    const before = await minor()
    const [laid, gone, back] = [startRound(), startRound(), startRound()]
    await laid.tell('bet', 300)
    await ok('POST /auth/logout', { as: 'alice' })
    env.call.forget()
    // A game that goes on elsewhere is none here, nor is somebody else's.
    await env.owner.run(sql`insert into games.visits (visit_id, member_id, session_id, supplier_code, is_demo)
      select gen_random_uuid(), member_id, gen_random_uuid(), 'JZ', false from games.players where supplier_code = 'LOTUS'`)
    const told = [await gone.tell('bet', 500), await laid.tell('win', 300)]
    await ok('GET /game/login', { as: 'alice', query: { api_code: 'LOTUS' } })
    told.push(await back.tell('bet', 500), await back.tell('rollback', 500))
    expect(told.map(({ code }) => code)).toEqual(['2001', '0000', '0000', '0000'])
    expect(await minor()).toBe(before)
    expect(await findBet(gone.betNo)).toBeUndefined()
  })

  it.each([
    ['a win before its bet, which comes again later', ['win', 'bet', 'win'], ['2002', '0000', '0000']],
    ['a second win', ['bet', 'win', 'win'], ['0000', '0000', '2005']],
    ['a rollback of a bet that has ended', ['bet', 'win', 'rollback'], ['0000', '0000', '2005']],
    ['a second bet of one number', ['bet', 'bet', 'rollback'], ['0000', '2003', '0000']],
    ['a rollback twice', ['bet', 'rollback', 'rollback'], ['0000', '0000', '0000']],
    ['a win after a rollback', ['bet', 'rollback', 'win'], ['0000', '0000', '2004']],
  ])('knows %s', async (_case, calls, codes) => {
    const { tell } = startRound()
    const told: string[] = []
    for (const call of calls) told.push((await tell(call, 250)).code)
    expect(told).toEqual(codes)
  })

  it('refuses what is too much, another currency, a third decimal, strangers and rollbacks of another amount', async () => {
    const before = await minor()
    const { tell } = startRound()
    expect((await tell('bet', 99_999_999_00)).code).toBe('2001')
    expect((await tell('bet', 100, { currency: 'THB' })).code).toBe('3001')
    expect((await tell('bet', 100, { amt: '1.001' })).code).toBe('3001')
    expect((await tell('bet', 0)).code).toBe('3001')
    for (const userName of ['m999999', players[0]?.replace('m', 't') ?? ''])
      expect((await tell('bet', 100, { userName })).code).toBe('1002')
    expect((await tell('bet', 100)).code).toBe('0000')
    expect((await tell('win', 100, { userName: players[1] ?? '' })).code).toBe('3001')
    expect((await tell('rollback', 101)).code).toBe('3001')
    expect((await tell('rollback', 100)).code).toBe('0000')
    expect(await minor()).toBe(before)
  })

  it('is heard once for each call it signed, of now and in its own name', async () => {
    const asked = buildEvent(env, 'bet', 100, { userName: players[0] ?? '', betNo: 'signed' })
    const codes = async (...twists: Parameters<typeof send>[3][]) =>
      Promise.all(twists.map(async (twist) => (await send(env, 'bet', asked, twist)).told.code))
    const [past, ahead] = [-301_000, 301_000].map((ms) => new Date(env.clock.now().getTime() + ms))
    expect(await codes({ secret: 'wrong' }, { tamper: '&amt=9.00' }, { at: past! }, { at: ahead! })).toEqual(
      Array(4).fill('9002'),
    )
    const { body, told } = await send(env, 'balance', { userName: players[0] ?? '' })
    expect([told.code, (await sendBody(env, 'balance', body)).told.code]).toEqual(['0000', '9002'])
    const odd = new URLSearchParams({ sign: 'é'.repeat(64), userName: players[0] ?? '' }).toString()
    for (const forged of ['', 'sign=', odd])
      expect(await sendBody(env, 'balance', forged)).toEqual({ status: 200, told: { code: '9002' } })
    expect((await sendBody(env, 'nothing', body)).status).toBe(404)
    expect((await env.app.inject({ method: 'POST', url: '/api/callbacks/suppliers/KOI/bet' })).statusCode).toBe(404)
  })

  it('waits while the money of a member is stopped', async () => {
    const { tell } = startRound()
    const freeze = (frozen: boolean) =>
      env.owner.run(sql`select ledger.set_frozen(${Number(players[0]?.slice(1))}, ${frozen})`)
    await freeze(true)
    expect((await tell('bet', 100, { eventId: 'stopped' })).code).toBe('9001')
    await freeze(false)
    expect((await tell('bet', 100, { eventId: 'stopped' })).code).toBe('0000')
    await tell('rollback', 100)
  })

  it('has no wallet of its own, and moves nothing on the way in', async () => {
    const { api_moneys } = await data<{ api_moneys: { api_name: string }[] }>('POST /game/api_moneys', {
      as: 'alice',
      body: {},
    })
    expect(api_moneys.map((w) => w.api_name)).toEqual(['money', 'fs_money', 'JZ'])
    expect(
      await data('POST /game/enter', { as: 'alice', key: 'seamless-1', body: { api_code: 'LOTUS' } }),
    ).toMatchObject({
      state: 'done',
      moved: '0.00',
    })
    const asked = { as: 'alice', key: 'seamless-2', body: { api_code: 'LOTUS', money: '1' } }
    expect(await outcome('POST /game/deposit', asked)).toBe('400 wallet.wallets_not_exchangeable')
  })
})

it('R1.1 the books agree to the cent after 1,000 callbacks, a third repeated, a third out of order, some forged, some replayed', async () => {
  const { sent, ...ended } = await runTrial(env, players, { count: 1_000, seed: 1 })
  expect(sent).toBeGreaterThan(1_000)
  expect(ended).toMatchObject({ forged: 10, replayed: 10, wrong: 0, unexplained: 0 })
  expect(ended.refused_for_good).toBeGreaterThan(0)
}, 120_000)
