import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { nothing } from './common.ts'
import { deriveErrors, mayAnswer } from './derived-errors.ts'
import { defineRoutes, officeTables, type RouteSpec, tables } from './index.ts'

const plain = {
  method: 'GET',
  path: '/x',
  who: 'anyone',
  summary: '',
  input: nothing,
  output: nothing,
  errors: [],
  rows: [],
} as const
const EVERY_ROUTE = ['common.too_many', 'common.time_limit', 'common.unavailable', 'common.internal']
const PUBLIC = ['common.maintenance', ...EVERY_ROUTE]
const LOGGED_IN = ['auth.login_required', 'auth.force_offline', 'auth.session_ended']
const SIGNED = ['auth.signature_invalid', 'auth.replayed']
const BODY = ['common.invalid', 'common.too_large', 'common.unsupported_media']
const KEY = ['policy.member_frozen', 'idempotency.key_reused', 'idempotency.key_invalid']

const routes = [tables, officeTables].flatMap((api) =>
  Object.entries(api).flatMap(([module, table]) =>
    Object.entries(table as Record<string, RouteSpec>).map(([name, spec]) => ({ call: `${module}.${name}`, spec })),
  ),
)

describe('R8.8 what a route may answer by its kind', () => {
  it.each<[string, Partial<RouteSpec>, string[]]>([
    ['anyone asks without input', {}, PUBLIC],
    ['anyone asks with input', { input: z.object({ page: z.number() }) }, ['common.invalid', ...PUBLIC]],
    ['anyone sends', { method: 'POST' }, [...BODY, ...PUBLIC]],
    ['anyone sends a file', { method: 'POST', upload: true }, [...BODY, ...PUBLIC]],
    ['anyone removes', { method: 'DELETE' }, [...BODY, ...PUBLIC]],
    ['a member', { who: 'member' }, [...LOGGED_IN, 'policy.demo_not_supported', ...PUBLIC]],
    ['a member or a demo account', { who: 'member+demo' }, [...LOGGED_IN, ...PUBLIC]],
    ['an agent', { who: 'agent' }, [...LOGGED_IN, 'common.forbidden', 'policy.demo_not_supported', ...PUBLIC]],
    ['a player', { who: 'player' }, [...LOGGED_IN, ...PUBLIC]],
    ['a supplier', { method: 'POST', who: 'supplier' }, [...SIGNED, ...BODY, ...PUBLIC]],
    ['a gateway', { method: 'POST', who: 'gateway' }, [...SIGNED, ...BODY, ...PUBLIC]],
    ['staff, in maintenance too', { who: { staff: ['admin'] } }, [...LOGGED_IN, 'common.forbidden', ...EVERY_ROUTE]],
    ['a feature', { feature: 'credit' }, ['policy.feature_off', ...PUBLIC]],
    [
      'real money',
      { real_money: true },
      [
        'policy.member_frozen',
        'policy.country_not_allowed',
        'policy.protected',
        'policy.limit_reached',
        'policy.time_reached',
        ...PUBLIC,
      ],
    ],
    ['moves money', { method: 'POST', idempotent: true }, [...KEY, ...BODY, ...PUBLIC]],
    ['makes something, no money', { method: 'POST', idempotent: 'no_money' }, [...KEY.slice(1), ...BODY, ...PUBLIC]],
  ])('%s', (_, flags, codes) => {
    expect(deriveErrors({ ...plain, ...flags })).toEqual(codes)
  })

  it('is not listed by hand again', () => {
    const twice = routes.flatMap(({ call, spec }) => {
      const derived = deriveErrors(spec)
      return spec.errors.filter((code) => derived.includes(code)).map((code) => `${call}: ${code}`)
    })
    expect(twice).toEqual([])
  })

  it('and by its list, and nothing else', () => {
    const spec: RouteSpec = { ...plain, errors: ['bank.card_limit'] }
    expect([
      mayAnswer(spec, 'bank.card_limit'),
      mayAnswer(spec, 'common.too_many'),
      mayAnswer(spec, 'bank.card_known'),
    ]).toEqual([true, true, false])
  })

  it('a code that no table holds does not compile', () => {
    // @ts-expect-error the limit is spelt card_limit
    const misspelt = defineRoutes({ a: { ...plain, errors: ['bank.card_limt'] } })
    expect(misspelt.a?.errors).toEqual(['bank.card_limt'])
  })
})
