import { officeTables } from '@moongate/contract'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { startTestGateway, type TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectGateways } from '../src/adapters/payments/connect.ts'
import { loadConfig } from '../src/kernel/config.ts'
import { createIds } from '../src/kernel/ids.ts'
import { systemRng } from '../src/kernel/rng.ts'

let env: Env
let harbour: TestGateway
const { data, outcome } = createScenario(() => env)
let n = 0

beforeAll(async () => {
  harbour = await startTestGateway('HARBOUR')
  const clock = { now: () => new Date() }
  const k = { clock, ids: createIds(clock, systemRng), config: loadConfig({ SEED: 'demo' }) }
  const named = [{ ...harbour.named, site_url: '', notify_url: '' }]
  const gateways = connectGateways(k, named)
  env = await startEnv({ seed: 'demo', suppliers: { SBX: createSandboxSupplier('SBX') }, gateways })
  await offerSupplier(env.owner, 'SBX')
})
afterAll(async () => {
  expect(await env.invariants()).toEqual([])
  await Promise.all([env.stop(), harbour.stop()])
})

type Row = Record<string, unknown> & { seen: string; id: number; code: string; api_code: string; kind: string }
/** A form of the office: what it shows, where it is sent, and what it sends with one field changed to either of two values. */
type Form = {
  read: () => Promise<unknown>
  path: (row: Row) => string
  write: (row: Row) => object
  field: string
  values: [unknown, unknown]
}
const get = <T>(path: string): Promise<T> => data<T>(`GET /office/${path}`, { as: 'erin' })
const keep = (row: Row, ...names: string[]) => Object.fromEntries(names.map((name) => [name, row[name]]))
const CHANNEL = [
  'title',
  'min',
  'max',
  'single_max',
  'open_from',
  'open_to',
  'gift_percent',
  'speed_minutes',
  'from_level',
  'usdt_type',
  'usdt_rate',
  'recommended',
  'enabled',
]
const PAYEE = ['payee_account', 'owner_name', 'bank_type', 'bank_address', 'daily_cap', 'enabled']

const forms: Record<string, Form> = {
  'channels.setChannel': {
    read: async () => (await get<Row[]>('channels'))[0],
    path: ({ id }) => `channels/${id}`,
    write: (row) => keep(row, ...CHANNEL),
    field: 'speed_minutes',
    values: [7, 9],
  },
  'channels.setPayee': {
    read: async () => (await get<{ payees: Row[] }[]>('channels')).flatMap(({ payees }) => payees)[0],
    path: ({ id }) => `payees/${id}`,
    write: (row) => keep(row, ...PAYEE),
    field: 'daily_cap',
    values: ['700.00', '900.00'],
  },
  'games.setSupplier': {
    read: async () => (await get<Row[]>('suppliers')).find(({ api_code }) => api_code === 'SBX'),
    path: ({ api_code }) => `suppliers/${api_code}`,
    write: ({ enabled }) => ({ enabled, maintenance: null }),
    field: 'maintenance',
    values: [
      { from: '2040-01-01 00:00:00', to: null },
      { from: '2041-01-01 00:00:00', to: null },
    ],
  },
  'games.setGame': {
    read: async () => (await get<{ data: Row[] }>('games?limit=1')).data[0],
    path: ({ id }) => `games/${id}`,
    write: (row) => ({ ...keep(row, 'enabled', 'tags', 'weight'), picture: row['chosen_picture'] }),
    field: 'weight',
    values: [7, 9],
  },
  'payments.setGateway': {
    read: async () => (await get<Row[]>('gateways'))[0],
    path: ({ code }) => `gateways/${code}`,
    write: (row) => keep(row, 'deposits', 'payouts'),
    field: 'payouts',
    values: [false, true],
  },
  'policy.setMaintenance': {
    read: () => get<Row>('maintenance'),
    path: () => 'maintenance',
    write: (row) => keep(row, 'on', 'message', 'redirect', 'passes'),
    field: 'passes',
    values: [['192.0.2.7'], ['192.0.2.9']],
  },
  'rebate.setTerms': {
    read: async () => (await get<{ terms: Row }>('rebate/rates')).terms,
    path: () => 'rebate/terms',
    write: (row) => keep(row, 'days', 'by_clock', 'review_above'),
    field: 'days',
    values: [17, 19],
  },
  'wheel.setTerms': {
    read: async () => (await get<{ terms: Row }>('wheel/design')).terms,
    path: () => 'wheel/terms',
    write: (row) => keep(row, 'steps', 'most', 'times', 'about', 'rule'),
    field: 'times',
    values: [7, 9],
  },
  'credit.setTerms': {
    read: async () => (await get<{ terms: Row }>('credit/terms')).terms,
    path: () => 'credit/terms',
    write: (row) => keep(row, 'way', 'review_minutes', 'min', 'cap', 'max_days', 'wait_minutes'),
    field: 'max_days',
    values: [17, 9],
  },
  'mail.setTemplate': {
    read: async () => (await get<Row[]>('mail/templates'))[0],
    path: ({ kind }) => `mail/templates/${kind}`,
    write: (row) => keep(row, 'titles', 'contents', 'is_on'),
    field: 'is_on',
    values: [false, true],
  },
  'mail.setAnswers': {
    read: () => get<Row>('mail/answers'),
    path: () => 'mail/answers',
    write: () => ({}),
    field: 'answers',
    values: [[{ title: 'a', content: 'one' }], []],
  },
  'mail.setSettings': {
    read: () => get<Row>('mail/settings'),
    path: () => 'mail/settings',
    write: (row) => keep(row, 'email', 'push', 'most_an_hour'),
    field: 'most_an_hour',
    values: [7, 9],
  },
  'bonus.saveOffer': {
    read: async () => (await get<{ offers: Row[] }>('bonus/offers')).offers[0],
    path: () => 'bonus/offers',
    write: (row) => ({
      ...keep(row, 'id', 'kind', 'titles', 'review', 'is_on'),
      ...keep(row['terms'] as Row, 'percent', 'min', 'max', 'times', 'max_bet', 'days', 'order'),
      weights: [],
    }),
    field: 'times',
    values: [7, 9],
  },
}

/** Tried where there is a supplier that plays free spins. */
const ELSEWHERE = ['freespins.saveOffer']

const open = async ({ read }: Form): Promise<Row> => (await read()) as Row
const send = (form: Form, row: Row, value: unknown, seen = row.seen) => {
  const body = { ...form.write(row), [form.field]: value, seen, reason: 'a season' }
  return outcome(`POST /office/${form.path(row)}`, { as: 'erin', key: `of-seen-${++n}`, body })
}

describe('R6.6 R5.14 nobody writes over what a colleague has changed since their form was opened', () => {
  it.each(Object.entries(forms))('%s', async (_name, form) => {
    const [quick, slow] = form.values
    const row = await open(form)
    expect(await send(form, row, quick)).toBe('200')
    const after = await open(form)
    expect(after.seen).not.toBe(row.seen)
    expect(await send(form, row, slow)).toBe('409 common.conflict')
    expect(await open(form)).toEqual(after)
    // The same once more, as after an answer that got lost; then what was refused, by who has looked again.
    expect(await send(form, row, quick)).toBe('200')
    expect(await send(form, row, slow, after.seen)).toBe('200')
  })

  it('is tried of every form that can be refused so', () => {
    const refused = Object.entries(officeTables).flatMap(([module, table]) =>
      Object.entries(table)
        .filter(([, { errors }]) => (errors as readonly string[]).includes('common.conflict'))
        .map(([name]) => `${module}.${name}`),
    )
    expect(refused.toSorted()).toEqual([...Object.keys(forms), ...ELSEWHERE].toSorted())
  })
})
