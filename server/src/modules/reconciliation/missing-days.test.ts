import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { findMissing } from './day.sql.ts'

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
