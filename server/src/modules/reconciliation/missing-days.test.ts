import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import type { GatewayPort } from '../payments/index.ts'
import { findMissing } from './day.sql.ts'
import { compareSource } from './day.ts'

let env: Env
const { job } = createScenario(() => env)
const asked = { today: '2026-01-25', new_days: 3 }
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-25T04:00:00Z' })
})
afterAll(() => env.stop())
beforeEach(() => env.owner.run(sql`delete from reconciliation.days`))
afterEach(async () => expect(await env.invariants()).toEqual([]))

/** Days on which our own orders were compared, but one. */
const compareUntil = (first: string, last: string, but = '') =>
  env.owner.run(sql`insert into reconciliation.days (day, source, asset, state)
    select g::date, 'ledger', 'CNY', 'compared' from generate_series(${first}::date, ${last}::date, interval '1 day') g where g::date::text <> ${but}`)

it('R6.6 days that went by while nothing ran are compared afterwards, the oldest first and so many at a time', async () => {
  await compareUntil('2026-01-12', '2026-01-14')
  const open = await findMissing(env.db, ['gateway:NEW', 'ledger'], { ...asked, limit: 9 })
  expect(open.map(({ day, source }) => `${day} ${source}`)).toEqual([
    ...[15, 16, 17, 18, 19, 20, 21].map((day) => `2026-01-${day} ledger`),
    '2026-01-22 gateway:NEW',
    '2026-01-22 ledger',
  ])
  await job('reconciliation.compare_days')
  const compared = await env.owner.many<{ day: string }>(
    sql`select day::text as day from reconciliation.days where state = 'compared' order by day`,
  )
  expect(compared.map(({ day }) => day)).toEqual(Array.from({ length: 13 }, (_, at) => `2026-01-${12 + at}`))
})

it('R6.6 a source that was not there for a while owes nothing of the days on which the others were compared', async () => {
  await compareUntil('2025-12-01', '2026-01-23', '2025-12-24')
  await env.owner.run(
    sql`insert into reconciliation.days (day, source, asset) values ('2025-12-01', 'gateway:BACK', 'CNY')`,
  )
  const open = await findMissing(env.db, ['gateway:BACK', 'ledger'], { ...asked, limit: 100 })
  expect(open.filter(({ source }) => source !== 'ledger').map(({ day }) => day)).toEqual([
    '2025-12-24',
    '2026-01-22',
    '2026-01-23',
    '2026-01-24',
  ])
})

it('R6.6 a file is asked for until it can be read, one that could be stays, and staff have it asked for anew', async () => {
  const empty = { lines: [], count: 0, net: 0n, fees: 0n, opening: 0n, closing: 0n }
  const answers = [{ raw: '<html>' }, { raw: 'a file', file: empty }, { raw: '<html>502' }]
  let asked = 0
  const fetchSettlement: GatewayPort['fetchSettlement'] = async () => {
    const answer = answers[asked++ - 1]
    if (!answer) throw new Error('the connection broke')
    return { outcome: 'ok', file: undefined, ...answer }
  }
  const gateways = { ODD: { fetchSettlement } as Partial<GatewayPort> as GatewayPort }
  const compare = async (anew: boolean) => {
    await compareSource({ ...env, gateways, chains: {} }, { kind: 'gateway', code: 'ODD' }, '2026-01-20', anew)
    const { state } = await env.owner.one<{ state: string }>(
      sql`select state from reconciliation.days where source = 'gateway:ODD'`,
    )
    const open = await env.owner.many<{ kind: string }>(
      sql`select kind from reconciliation.breaks where source = 'gateway:ODD' and state = 'open'`,
    )
    return [asked, state, ...open.map(({ kind }) => kind)]
  }
  expect(await compare(false)).toEqual([1, 'waiting', 'file_missing'])
  expect(await compare(false)).toEqual([2, 'waiting', 'file_unreadable'])
  expect(await compare(false)).toEqual([3, 'compared'])
  expect(await compare(false)).toEqual([3, 'compared'])
  expect(await compare(true)).toEqual([4, 'compared'])
})

it('R6.6 a file is missed once its hours are over, and not before', async () => {
  const fetchSettlement: GatewayPort['fetchSettlement'] = async () => ({ outcome: 'unknown' })
  const gateways = { LATE: { fetchSettlement } as Partial<GatewayPort> as GatewayPort }
  const late = async (hours: number) => {
    const clock = { now: () => new Date(Date.parse('2026-01-20T16:00:00Z') + hours * 3_600_000) }
    await compareSource({ ...env, clock, gateways, chains: {} }, { kind: 'gateway', code: 'LATE' }, '2026-01-20', false)
    return env.owner.run(sql`select 1 from reconciliation.breaks where source = 'gateway:LATE'`)
  }
  expect([await late(6 - 1 / 3600), await late(6)]).toEqual([0, 1])
})

it.each([
  ['gateway', 'NEW', { lines: [], count: 0, net: '0', fees: '0', opening: '0', closing: '0' }, ['file_changed']],
  ['chain', 'erc', [], []],
] as const)(
  'R6.6 a second file of a day is told of a gateway, and of no chain, which is read anew: %s',
  async (kind, code, parsed, kinds) => {
    const [source, day] = [`${kind}:${code}`, '2026-01-19']
    for (const sha256 of ['first', 'second'])
      await env.owner.run(sql`insert into reconciliation.files (source, day, sha256, raw, parsed)
      values (${source}, ${day}, ${sha256}, '', ${JSON.stringify(parsed)}::jsonb)`)
    await compareSource({ ...env, gateways: {}, chains: {} }, { kind, code }, day, false)
    const found = sql`select kind from reconciliation.breaks where source = ${source}`
    expect(await env.owner.many(found)).toEqual(kinds.map((one) => ({ kind: one })))
  },
)
