import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createCallLog } from '../health/index.ts'
import { chooseState, isInForce, moveCode, readWindow } from './supplier-desk.rules.ts'

const at = (hour: string) => new Date(`2026-01-15T${hour}:00Z`)

describe('R6.6 planned maintenance of a supplier', () => {
  it.each([
    ['from now on', null, null, { from: at('04:00'), to: null }],
    ['from now until', null, at('05:00'), { from: at('04:00'), to: at('05:00') }],
    ['later', at('05:00'), at('06:00'), { from: at('05:00'), to: at('06:00') }],
    ['that has begun already', at('03:00'), at('05:00'), { from: at('03:00'), to: at('05:00') }],
    ['that is over', at('02:00'), at('04:00'), undefined],
    ['that ends before it begins', at('06:00'), at('05:00'), undefined],
    ['that ends as it begins', at('05:00'), at('05:00'), undefined],
  ])('%s', (_, from, to, window) => expect(readWindow({ from, to }, at('04:00'))).toEqual(window))

  it.each([
    ['03:59', false],
    ['04:00', true],
    ['04:59', true],
    ['05:00', false],
  ])('at %s', (now, is_in_force) =>
    expect(isInForce({ from: at('04:00'), to: at('05:00') }, at(now))).toBe(is_in_force),
  )

  it.each([
    ['offered', {}, 'open'],
    ['to be serviced', { maintenance_from: at('05:00') }, 'planned'],
    ['being serviced', { maintenance: true, maintenance_from: at('03:00') }, 'maintenance'],
    ['switched off, whatever is planned', { enabled: false, maintenance: true }, 'off'],
  ])('a supplier that is %s', (_, change, state) =>
    expect(chooseState({ enabled: true, maintenance: false, maintenance_from: null, ...change })).toBe(state),
  )

  it.each([
    ['B', 'up', 'BAC'],
    ['B', 'down', 'ACB'],
    ['A', 'up', 'ABC'],
    ['C', 'down', 'ABC'],
    ['X', 'up', 'ABC'],
  ] as const)('%s moved %s', (code, direction, order) =>
    expect(moveCode(['A', 'B', 'C'], code, direction).join('')).toBe(order),
  )
})

type Row = { api_code: string; seen: string; state: string; book: string | null; health: object | null }
let env: Env
const SBX = createSandboxSupplier('SBX')
const { data, ok, outcome, wallets } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', suppliers: { SBX }, start_at: '2026-01-15T04:00:00Z' })
  await offerSupplier(env.owner, 'SBX')
  await offerSupplier(env.owner, 'LONE')
})
afterAll(() => env.stop())
afterEach(async () => {
  SBX.setDown(false)
  expect(await set({ enabled: true, maintenance: null })).toBe('200')
  expect(await env.invariants()).toEqual([])
})

const set = async (body: object, code = 'SBX', as = 'erin') =>
  outcome(`POST /office/suppliers/${code}`, { as, body: { seen: (await find(code))?.seen ?? 'x', ...body } })
const list = () => data<Row[]>('GET /office/suppliers', { as: 'sofia' })
const find = async (code: string) => (await list()).find(({ api_code }) => api_code === code)
const visit = () => outcome('GET /game/login', { as: 'alice', query: { api_code: 'SBX' } })
const lobby = async () => (await data<{ api_name: string }[]>('GET /games/apis')).map(({ api_name }) => api_name)
const tick = async (ms: number) => {
  env.clock.advance(ms)
  env.call.forget()
  await env.db.run(sql`select kernel.enqueue('games.windows', '{}'::json, null, null, 1)`)
  await env.drain()
}

describe('R7.3 R6.6 staff set a supplier', () => {
  it('off: it leaves the lobbies and lets nobody in at once', async () => {
    expect([await lobby(), await visit()]).toEqual([expect.arrayContaining(['SBX']), '200'])
    expect(await set({ enabled: false, maintenance: null })).toBe('200')
    expect([await lobby(), await visit()]).toEqual([expect.not.arrayContaining(['SBX']), '404 games.supplier_unknown'])
    expect(await find('SBX')).toMatchObject({ state: 'off', book: 'theirs' })
  })

  it('into maintenance: members hear until when, and their money still comes home', async () => {
    await ok('POST /game/deposit', { as: 'alice', key: 'before-maintenance', body: { api_code: 'SBX', money: '30' } })
    expect(await set({ enabled: true, maintenance: { from: null, to: '2026-01-15 12:30:00' } })).toBe('200')
    const refused = await env.call('GET /game/login', { as: 'alice', lang: 'en', query: { api_code: 'SBX' } })
    expect([refused.status, refused.body.error]).toEqual([503, 'games.supplier_maintenance_until'])
    expect(refused.body.message).toContain('2026-01-15 12:30')
    expect(await outcome('POST /game/deposit', { as: 'alice', body: { api_code: 'SBX', money: '1' } })).toBe(
      '503 games.supplier_maintenance_until',
    )
    expect(await wallets('alice')).toMatchObject({ SBX: '30.00' })
    expect(await data('POST /game/recovery_last', { as: 'alice', body: {} })).toMatchObject({ pending: [] })
    expect(await wallets('alice')).toMatchObject({ SBX: '0.00' })
    await tick(30 * 60_000)
    expect([await visit(), (await find('SBX'))?.state]).toEqual(['200', 'open'])
  })

  it('into maintenance later: the clock begins it', async () => {
    const from = env.clock.now().getTime() + 60_000
    const wall = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    expect(await set({ enabled: true, maintenance: { from: wall(from), to: null } })).toBe('200')
    expect([await visit(), (await find('SBX'))?.state]).toEqual(['200', 'planned'])
    await tick(60_000)
    expect([await visit(), (await find('SBX'))?.state]).toEqual(['503 games.supplier_maintenance', 'maintenance'])
  })

  it('in its place, one of several at once after the other', async () => {
    const codes = (await list()).map(({ api_code }) => api_code)
    const up = () => ok('POST /office/suppliers/SBX/move', { as: 'erin', body: { direction: 'up' } })
    await Promise.all([up(), up()])
    const place = codes.indexOf('SBX')
    expect((await list()).map(({ api_code }) => api_code).indexOf('SBX')).toBe(Math.max(0, place - 2))
    expect(await lobby()).toContain('SBX')
  })

  it.each<[string, () => Promise<string>, string]>([
    ['nobody knows', () => set({ enabled: true, maintenance: null }, 'NONE'), '404 games.supplier_unknown'],
    [
      'with a window that is over',
      () => set({ enabled: true, maintenance: { from: null, to: '2026-01-15 11:00:00' } }),
      '422 games.window_invalid',
    ],
    ['by support', () => set({ enabled: false, maintenance: null }, 'SBX', 'sofia'), '403 common.forbidden'],
    ['by finance', () => set({ enabled: false, maintenance: null }, 'SBX', 'frank'), '403 common.forbidden'],
    ['by a member', () => set({ enabled: false, maintenance: null }, 'SBX', 'alice'), '401 auth.login_required'],
    [
      'that nobody connected, by a test call',
      () => outcome('POST /office/suppliers/LONE/test', { as: 'erin', body: {} }),
      '404 games.supplier_unknown',
    ],
  ])('not one %s', async (_, act, refusal) => expect(await act()).toBe(refusal))

  it('and the audit log tells who did', async () => {
    await set({ enabled: false, maintenance: null })
    await ok('POST /office/suppliers/SBX/test', { as: 'erin', body: {} })
    const { data: log } = await data<{ data: object[] }>('GET /office/audit', {
      as: 'erin',
      lang: 'en',
      query: { target: 'supplier:SBX', limit: '2' },
    })
    expect(log).toMatchObject([
      { actor: 'Staff erin', action: 'Made a test call to a game supplier' },
      {
        actor: 'Staff erin',
        action: 'Changed a game supplier',
        before: expect.stringContaining('"enabled":true'),
        after: expect.stringContaining('"enabled":false'),
      },
    ])
  })
})

describe('R6.6 suppliers that are no demo’s', () => {
  it('cannot be made to fail', async () => {
    const fault = { fault: 'slow', times: 1 }
    expect((await ok('GET /office/suppliers', { as: 'erin' }))['testable']).toBe(false)
    expect([
      await outcome('POST /office/suppliers/SBX/fault', { as: 'erin', body: fault }),
      await outcome('POST /office/suppliers/JZ/fault', { as: 'erin', body: fault }),
      await outcome('POST /office/suppliers/SBX/fault', { as: 'frank', body: fault }),
      await outcome('POST /office/suppliers/faults/clear', { as: 'erin', body: {} }),
    ]).toEqual([
      '404 games.not_testable',
      '404 games.supplier_unknown',
      '403 common.forbidden',
      '404 games.not_testable',
    ])
  })
})

describe('R9.2 how a supplier does', () => {
  it('shows by a test call, which moves nothing', async () => {
    const test = () => data('POST /office/suppliers/SBX/test', { as: 'erin', body: {} })
    expect(await test()).toMatchObject({ answered: true })
    SBX.setDown(true)
    expect(await test()).toMatchObject({ answered: false })
  })

  it('shows by its calls, for those with a book of their own', async () => {
    const log = createCallLog(env)
    for (const is_answered of [true, true, false]) log.note({ callee: 'SBX', is_answered, took_ms: 120 })
    await log.close()
    expect((await find('SBX'))?.health).toEqual({
      state: 'poor',
      calls: 3,
      unanswered: 1,
      success: '66.6',
      p50_ms: 120,
      p95_ms: 120,
      open_since: null,
    })
    expect(await find('JZ')).toMatchObject({ book: 'ours', health: null })
    expect(await find('LONE')).toMatchObject({ book: null, health: null })
  })
})
