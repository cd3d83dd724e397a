import { createTestDb, type TestDb } from '@moongate/testing'
import { defineRoutes, type RouteSpec, tables } from '@moongate/contract'
import { nothing } from '@moongate/contract/common'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PolicyDeps, createAuthorize, decideFor, requireAllowed } from './index.ts'

let d: TestDb
let deps: PolicyDeps
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  d = await createTestDb()
  deps = {
    db: d.db,
    log: pino(
      { level: 'info' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    ),
  }
})
afterAll(() => d.stop())
beforeEach(async () => {
  lines.length = 0
  await d.owner.pool.query("delete from site.configs where key in ('countries', 'activity_jiebei_enable')")
})

const set = (key: string, value: unknown) =>
  d.owner.pool.query(
    'insert into site.configs (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )
const member = { member_id: 7, is_demo: false }
const demo = { member_id: 8, is_demo: true }

describe("decisions by the operator's settings", () => {
  it('nothing is switched on by itself: no real-money play, no feature', async () => {
    expect(await decideFor(deps, member, 'play', { supplier: 'JZ' })).toEqual({
      allow: false,
      rule: 'no-country',
      code: 'policy.country_not_allowed',
    })
    expect(await decideFor(deps, member, 'use_feature', { feature: 'credit' })).toMatchObject({
      allow: false,
      rule: 'feature-off',
    })
  })

  it('an operator opens countries and features', async () => {
    await set('countries', ['CN'])
    await set('activity_jiebei_enable', '1')
    expect(await decideFor(deps, member, 'play', { supplier: 'AG', country: 'CN' })).toEqual({ allow: true })
    expect(await decideFor(deps, member, 'use_feature', { feature: 'credit' })).toEqual({ allow: true })
  })

  it('R6.3 a refusal is thrown with its code and logged with its rule', async () => {
    await expect(requireAllowed(deps, demo, 'play', { supplier: 'AG' })).rejects.toMatchObject({
      code: 'policy.demo_only_lottery',
    })
    expect(lines).toEqual([
      expect.objectContaining({
        rule: 'demo-only-lottery',
        code: 'policy.demo_only_lottery',
        member_id: 8,
        action: 'play',
        supplier: 'AG',
      }),
    ])
  })

  it('what is allowed is not logged', async () => {
    await requireAllowed(deps, demo, 'play', { supplier: 'JZ' })
    expect(lines).toEqual([])
  })
})

const plain = { method: 'POST', summary: '', input: nothing, output: nothing, errors: [], rows: [] } as const
const table = defineRoutes({
  area: { ...plain, path: '/a', who: 'member' },
  both: { ...plain, path: '/b', who: 'member+demo' },
  pay: { ...plain, path: '/c', who: 'member', idempotent: true },
  enter: { ...plain, path: '/e', who: 'member+demo', idempotent: true },
  stake: { ...plain, path: '/s', who: 'member+demo', real_money: true },
  borrow: { ...plain, path: '/f', who: 'member', feature: 'credit' },
  levels: { ...plain, path: '/l', who: 'anyone', feature: 'levelup' },
  open: { ...plain, path: '/d', who: 'anyone' },
})

describe('what the HTTP layer asks', () => {
  const caller = { ...member, name: 'x', agent_id: null, session_id: 's' }
  const ask = async (route: RouteSpec, who: object | undefined, country?: string) => {
    try {
      await createAuthorize({ ...deps, find_country: async () => country })({
        module: 'r',
        name: 'n',
        route,
        caller: who as typeof caller | undefined,
        ip: '',
        lang: 'en',
      })
      return 'allowed'
    } catch (error) {
      return (error as { code: string }).code
    }
  }

  it.each([
    ['a visitor on a public route', table.open, undefined, 'allowed'],
    ['a member in the member area', table.area, caller, 'allowed'],
    ['R6.3 a demo account in the member area', table.area, { ...caller, is_demo: true }, 'policy.demo_not_supported'],
    ['R6.3 a demo account where it may be', table.both, { ...caller, is_demo: true }, 'allowed'],
    ['a frozen member looks', table.area, { ...caller, is_frozen: true }, 'allowed'],
    ['a frozen member moves money', table.pay, { ...caller, is_frozen: true }, 'policy.member_frozen'],
    ['R6.3 a demo account moves play money', table.enter, { ...caller, is_demo: true }, 'allowed'],
    ['staff', table.pay, { staff_id: 1, name: 'erin', roles: ['admin'], session_id: 's' }, 'allowed'],
  ])('%s', async (_case, route, who, answer) => {
    expect(await ask(route, who)).toBe(answer)
  })

  it.each<[string, RouteSpec, boolean]>([
    ['wallet.transferIn', tables.wallet.transferIn, true],
    ['wallet.enter', tables.wallet.enter, true],
    ['games.launch', tables.games.launch, true],
    ['cashier.depositCompany', tables.cashier.depositCompany, true],
    ['cashier.withdraw', tables.cashier.withdraw, false],
    ['wallet.transferOut', tables.wallet.transferOut, false],
  ])('where no country is allowed: %s refused %s', async (_, route, refused) => {
    await set('countries', [])
    expect(await ask(route, caller)).toBe(refused ? 'policy.country_not_allowed' : 'allowed')
    expect(await ask(table.stake, { ...caller, is_demo: true })).toBe('allowed')
    await set('countries', ['CN'])
    expect(await ask(route, caller)).toBe('allowed')
  })

  it.each([
    ['in a country that is allowed', 'CN', 'allowed'],
    ['in another', 'FR', 'policy.country_not_allowed'],
    ['nobody knows where', undefined, 'allowed'],
  ])('R6.3 who plays for real money %s: %s', async (_case, country, answer) => {
    await set('countries', ['CN', 'HK'])
    expect(await ask(table.stake, caller, country)).toBe(answer)
    expect(await ask(table.stake, { ...caller, is_demo: true }, country)).toBe('allowed')
    expect(await ask(tables.cashier.withdraw, caller, country)).toBe('allowed')
  })

  it('R6.3 a route of real money is closed to the frozen', async () => {
    expect(await ask(table.stake, { ...caller, is_frozen: true })).toBe('policy.member_frozen')
  })

  it('a feature that is off is off for everybody, visitors too', async () => {
    await set('activity_shengji_enable', '0')
    await set('activity_jiebei_enable', '0')
    expect([await ask(table.borrow, caller), await ask(table.levels, undefined)]).toEqual([
      'policy.feature_off',
      'policy.feature_off',
    ])
    await set('activity_shengji_enable', '1')
    expect([
      await ask(table.borrow, caller),
      await ask(table.levels, undefined),
      await ask(table.levels, caller),
    ]).toEqual(['policy.feature_off', 'allowed', 'allowed'])
  })
})
