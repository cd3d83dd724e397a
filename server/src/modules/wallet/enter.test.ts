import { type Env, startEnv } from '@moongate/testing/env'
import { createSandboxSupplier, offerSupplier, type SandboxSupplier } from '@moongate/testing'
import { createScenario } from '@moongate/testing/scenario'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setMemberState } from '../sessions/index.ts'

let SBX: SandboxSupplier
let MUTE: SandboxSupplier
let env: Env
let alice: number
const { data, ok, outcome, wallets, member_id, job } = createScenario(() => env)
let n = 0
const key = () => `enter-test-${++n}`
const move = (route: 'deposit' | 'withdrawal', api_code: string, money: string, more: object = {}) =>
  ok(`POST /game/${route}`, { as: 'alice', key: key(), body: { api_code, money, ...more } })
const recover = (body: object = {}) =>
  data<{ recovered: string; pending: string[] }>('POST /game/recovery_last', { as: 'alice', key: key(), body })
const enter = (api_code: string) =>
  data<{ state: string; moved: string; is_trans_on: number }>('POST /game/enter', {
    as: 'alice',
    key: key(),
    body: { api_code },
  })
const setMode = (status: 0 | 1) => data('POST /game/change_trans', { as: 'alice', body: { status } })
const supplierIs = (code: string, change: 'maintenance' | 'enabled', on: boolean) =>
  env.owner.run(
    change === 'enabled'
      ? sql`update games.suppliers set enabled = ${on} where code = ${code}`
      : sql`update games.suppliers set maintenance = ${on} where code = ${code}`,
  )

/** Each on a database and with suppliers of its own: what lies where is told to the cent. */
beforeEach(async () => {
  SBX = createSandboxSupplier('SBX')
  MUTE = createSandboxSupplier('MUTE')
  const HAND = { ...createSandboxSupplier('HAND'), manual_only: true as const }
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX, MUTE, HAND } })
  for (const code of ['SBX', 'MUTE']) await offerSupplier(env.owner, code)
  alice = await member_id('alice')
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
  await env.stop()
})

describe('R4.13 bringing everything home', () => {
  it("takes each supplier's whole balance, the winnings we have not heard of yet too", async () => {
    await move('deposit', 'SBX', '100')
    await move('deposit', 'MUTE', '200')
    await move('deposit', 'JZ', '300')
    SBX.play(alice, 50_00n)
    expect(await recover()).toEqual({ recovered: '650.00', pending: [], refused: [], api_moneys: expect.any(Array) })
    expect(await wallets('alice')).toEqual({
      money: '10050.00',
      fs_money: '0.00',
      JZ: '0.00',
      SBX: '0.00',
      MUTE: '0.00',
    })
    expect(await recover()).toMatchObject({ recovered: '0.00', pending: [] })
  })

  it('names a supplier that does not answer and is not held up by it', async () => {
    await move('deposit', 'SBX', '100')
    await move('deposit', 'MUTE', '200')
    await wallets('alice')
    MUTE.setDown(true)
    expect(await recover()).toMatchObject({ recovered: '100.00', pending: ['MUTE'] })
    const { api_moneys } = await data<{ api_moneys: { api_name: string; money: string; state: string }[] }>(
      'POST /game/api_moneys',
      { as: 'alice', body: {} },
    )
    expect(api_moneys.find((w) => w.api_name === 'MUTE')).toMatchObject({
      money: '200.00',
      state: 'unavailable',
      as_of: '2026-01-15 12:00:00',
    })
    MUTE.setDown(false)
    expect(await recover({ api_code: 'MUTE' })).toMatchObject({ recovered: '200.00', pending: [] })
  })

  it('R1.2 shows one that is silent with what was moved since it spoke, and says that this is still to come', async () => {
    // Applied, but the answer got lost: the check a while later finds out, and asks for no balance.
    await move('deposit', 'MUTE', '80.15')
    env.clock.advance(60_000)
    await env.drain()
    MUTE.setDown(true)
    expect((await wallets('alice'))['MUTE']).toBe('80.15')
    expect(await recover()).toMatchObject({ recovered: '0.00', pending: ['MUTE'] })
  })

  it('names one that refuses to give, and takes it for nothing that came', async () => {
    await move('deposit', 'SBX', '100')
    SBX.play(alice, 13n)
    expect(await recover()).toMatchObject({ recovered: '0.00', pending: [], refused: ['SBX'] })
    expect((await wallets('alice'))['SBX']).toBe('100.13')
    SBX.play(alice, 7n)
    expect(await recover()).toMatchObject({ recovered: '100.20', pending: [], refused: [] })
  })

  it('R7.3 R9.2 asks one supplier afresh, and tells the figure we know without asking', async () => {
    SBX.play(alice, 7_00n)
    expect(await data('POST /game/api_money', { as: 'alice', body: { api_code: 'SBX' } })).toMatchObject({
      money_info: { api_name: 'SBX', money: '7.00', state: 'ok' },
      is_trans_on: 1,
    })
    expect(await ok('POST /game/balance', { as: 'alice', body: {} })).toMatchObject({ money: '10000.00' })
    expect(await outcome('POST /game/api_money', { as: 'alice', body: { api_code: 'NOBODY' } })).toBe(
      '404 games.supplier_unknown',
    )
  })

  it('lets a double click bring home once', async () => {
    await move('deposit', 'SBX', '40')
    const call = () => env.call('POST /game/recovery_last', { as: 'alice', key: 'double-click', body: {} })
    const [first, second] = await Promise.all([call(), call()])
    expect([first.status, second.body]).toEqual([200, first.body])
    expect((await wallets('alice'))['SBX']).toBe('0.00')
  })
})

describe('R4.10 the transfer mode', () => {
  it('moves nothing in manual mode', async () => {
    expect(await setMode(0)).toEqual({ is_trans_on: 0 })
    expect(await enter('SBX')).toMatchObject({ state: 'skipped', moved: '0.00', is_trans_on: 0 })
  })

  it('is kept when it is changed, and shown', async () => {
    expect(await setMode(1)).toEqual({ is_trans_on: 1 })
    expect(await data('POST /game/api_money', { as: 'alice', body: { api_code: 'JZ' } })).toMatchObject({
      is_trans_on: 1,
    })
    expect(await data('POST /auth/me', { as: 'alice', body: {} })).toMatchObject({ is_trans_on: 1 })
    expect(await outcome('POST /game/change_trans', { as: 'alice', body: { status: 2 } })).toBe('422 common.invalid')
  })

  it('R2.10 brings the others home and moves all of the centre into the opened platform', async () => {
    const before = (await wallets('alice'))['money']
    expect(await enter('MUTE')).toMatchObject({ state: 'done', moved: before })
    const told = () =>
      env.owner.many(
        sql`select data from kernel.push_events where type = 'enter' and channel = ${`member:${alice}`} order by id`,
      )
    const heard = (await told()).length
    expect(await enter('SBX')).toMatchObject({ state: 'done', moved: before })
    expect((await told()).slice(heard)).toEqual([
      { data: { step: 'home', api_code: 'SBX' } },
      { data: { step: 'move', api_code: 'SBX', money: before } },
    ])
    expect(await wallets('alice')).toMatchObject({ money: '0.00', SBX: before, MUTE: '0.00' })
    expect(await enter('SBX')).toMatchObject({ state: 'done', moved: '0.00' })
  })

  it('leaves a supplier alone to which members go by hand, on the way in and on the way elsewhere', async () => {
    await offerSupplier(env.owner, 'HAND')
    expect(await enter('HAND')).toMatchObject({ state: 'skipped', moved: '0.00', is_trans_on: 0 })
    await move('deposit', 'HAND', '30')
    expect(await enter('SBX')).toMatchObject({ state: 'done', moved: '9970.00', is_trans_on: 1 })
    expect(await wallets('alice')).toMatchObject({ money: '0.00', HAND: '30.00' })
    expect(await recover()).toMatchObject({ recovered: '10000.00', pending: [] })
  })

  it('opens another platform with what is there while the first is silent', async () => {
    await enter('SBX')
    SBX.setDown(true)
    expect(await enter('JZ')).toMatchObject({ state: 'pending', moved: '0.00' })
    SBX.setDown(false)
    expect(await recover()).toMatchObject({ recovered: '10000.00', pending: [] })
  })

  it('opens a platform whose own transfer is unclear, and moves nothing more', async () => {
    await move('deposit', 'SBX', '10.14')
    expect(await enter('SBX')).toMatchObject({ state: 'pending', moved: '0.00' })
    for (const wait of [2, 5, 15, 60, 300]) {
      env.clock.advance(wait * 1000)
      await env.drain()
    }
  })
})

describe('R7.3 suppliers under maintenance or switched off', () => {
  it('lets nothing in; what lies at the local one still comes home', async () => {
    await move('deposit', 'JZ', '20')
    await supplierIs('JZ', 'maintenance', true)
    expect(await outcome('POST /game/deposit', { as: 'alice', body: { api_code: 'JZ', money: '1' } })).toBe(
      '503 games.supplier_maintenance',
    )
    expect(await outcome('GET /game/login', { as: 'alice', query: { api_code: 'JZ' } })).toBe(
      '503 games.supplier_maintenance',
    )
    expect(await recover()).toMatchObject({ recovered: '20.00', pending: [] })
  })

  it('keeps showing money at one that was switched off, and brings it home', async () => {
    await move('deposit', 'SBX', '30')
    await supplierIs('SBX', 'enabled', false)
    expect(await wallets('alice')).toMatchObject({ SBX: '30.00' })
    expect(await outcome('POST /game/deposit', { as: 'alice', body: { api_code: 'SBX', money: '1' } })).toBe(
      '404 games.supplier_unknown',
    )
    expect(await recover()).toMatchObject({ recovered: '30.00' })
    await supplierIs('SBX', 'enabled', true)
    expect(await wallets('alice')).toMatchObject({ SBX: '0.00' })
  })
})

describe('people who may not', () => {
  it('R6.3 R1.13 a trial account moves nothing and enters nothing but the lottery', async () => {
    const { access_token: as } = await data<{ access_token: string }>('POST /auth/demo', { body: {} })
    expect(await wallets(as)).toEqual({ money: '0.00', fs_money: '0.00', JZ: '2000.00' })
    const told = await Promise.all([
      outcome('POST /game/deposit', { as, body: { api_code: 'JZ', money: '1' } }),
      outcome('POST /game/withdrawal', { as, body: { api_code: 'JZ', money: '1' } }),
      outcome('POST /game/deposit', { as, body: { api_code: 'SBX', money: '1' } }),
      outcome('GET /game/login', { as, query: { api_code: 'SBX' } }),
      outcome('POST /game/enter', { as, body: { api_code: 'SBX' } }),
      outcome('POST /game/enter', { as, body: { api_code: 'JZ' } }),
      outcome('POST /game/recovery_last', { as, body: {} }),
      outcome('POST /moneylog', { as, body: {} }),
      outcome('POST /game/change_trans', { as, body: { status: 1 } }),
    ])
    expect(told).toEqual([
      '403 policy.demo_not_supported',
      '403 policy.demo_not_supported',
      '403 policy.demo_only_lottery',
      '403 policy.demo_only_lottery',
      '403 policy.demo_only_lottery',
      '200',
      '200',
      '403 policy.demo_not_supported',
      '403 policy.demo_not_supported',
    ])
    expect(await wallets(as)).toMatchObject({ JZ: '2000.00' })
  })

  it('a member frozen while a transfer is unclear: it stays unclear, and ends when they are free again', async () => {
    await move('deposit', 'SBX', '10.15')
    const staff = { actor: { type: 'staff', id: 1, name: 'erin' }, reason: 'a test' } as const
    await setMemberState(env, alice, 'frozen', staff)
    for (const wait of [2, 5, 15]) {
      env.clock.advance(wait * 1000)
      await env.drain()
    }
    const state = () => env.owner.one(sql`select state from wallet.transfers where amount = 1015`)
    expect(await state()).toEqual({ state: 'unknown' })
    expect(await outcome('POST /game/deposit', { as: 'alice', body: { api_code: 'JZ', money: '1' } })).toBe(
      '403 policy.member_frozen',
    )
    await setMemberState(env, alice, 'active', staff)
    env.clock.advance(60_000)
    await env.drain()
    expect(await state()).toEqual({ state: 'confirmed' })
  })
})

describe('R2.34 R7.2 the statement', () => {
  const rows = async (body: object = {}) => {
    const answer = await data<{ data: Record<string, string | number>[]; total: number }>('POST /moneylog', {
      as: 'alice',
      body: { limit: 100, ...body },
    })
    return answer
  }
  it('explains every row: after is before plus or minus the money, and the next row goes on from there', async () => {
    for (let i = 0; i < 3; i++) {
      await move('deposit', 'SBX', '100')
      await move('deposit', 'JZ', '50.25')
      await recover()
    }
    await job('wallet.sweep')
    const { data: log } = await rows({ money_type: 'money' })
    const cents = (v: unknown) => BigInt(String(v).replace('.', ''))
    expect(log.length).toBeGreaterThan(10)
    expect(
      log.filter(
        (r) =>
          cents(r['money_before']) + BigInt(Number(r['number_type'])) * cents(r['money']) !== cents(r['money_after']),
      ),
    ).toEqual([])
    expect(log.slice(1).filter((r, i) => r['money_after'] !== log[i]?.['money_before'])).toEqual([])
    expect((await wallets('alice'))['money']).toBe(log[0]?.['money_after'])
  })

  it("filters by type, wallet and day of the site's time zone, and pages", async () => {
    for (let i = 0; i < 3; i++) {
      await move('deposit', 'JZ', '1')
      await recover()
    }
    const all = (await rows()).total
    expect((await rows({ operate_type: 9 })).total).toBe(1)
    expect((await rows({ money_type: 'fs_money' })).total).toBe(0)
    expect((await rows({ created_at: ['2026-01-15', '2026-01-15'] })).total).toBe(all)
    expect((await rows({ created_at: ['2026-01-14', '2026-01-14'] })).total).toBe(0)
    expect(await rows({ limit: 4, page: 2 })).toMatchObject({
      current_page: 2,
      per_page: 4,
      total: all,
      last_page: Math.ceil(all / 4),
    })
    expect(await outcome('POST /moneylog', { as: 'alice', body: { created_at: ['2026-02-30', '2026-03-01'] } })).toBe(
      '422 common.invalid',
    )
  })

  it("names its filters in the caller's language", async () => {
    const { operate_type } = (await ok('GET /moneylog/type', { as: 'alice', lang: 'en' })).data as {
      operate_type: { key: number; value: string }[]
    }
    expect(operate_type).toContainEqual({ key: 12, value: 'Transfer-in returned' })
  })
})
