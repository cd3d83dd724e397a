import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { computeAmount } from './terms.rules.ts'
import { sumBonuses } from './week.sql.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb({ rng_seed: 'bonuses of a week' })
})
afterAll(() => d.stop())

it('R6.6 what many deposits would bring is what each of them brings, to the cent', async () => {
  for (const percent of [1, 3, 25, 50, 100, 188, 250]) {
    const terms = { percent, min: 5_00n, max: 90_000_00n }
    const bases = Array.from({ length: 400 }, (_, i) => BigInt(i < 300 ? 4_50 + i : d.rng.int(1_000_000_00)))
    const open = bases.filter((base) => base >= terms.min)
    const amount = open.reduce((sum, base) => sum + computeAmount(base, terms), 0n)
    const given = sql`select unnest(${bases.map(String)}::bigint[]) as base`
    expect(await sumBonuses(d.db, given, terms)).toEqual({ cases: open.length, amount })
  }
  const nobody = sql`select 1::bigint as base where false`
  const terms = { percent: 50, min: 0n, max: 1n }
  expect(await sumBonuses(d.db, nobody, terms)).toEqual({ cases: 0, amount: 0n })
})
