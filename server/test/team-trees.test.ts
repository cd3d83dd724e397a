import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSeededRng } from '../src/kernel/rng.ts'
import { findBrokenInvariants } from '../src/modules/ledger/index.ts'
import { findDifferences, findForeignRows } from './team/compare.ts'
import { buildModel, sumOwed } from './team/model.ts'
import { payUnderKills } from './team/kills.ts'
import { live, plantTree } from './team/trees.ts'

const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const [TREES, MEMBERS, STEPS, QUERIES, KILLS] = [8, 10, 14, 150, 20]
let d: TestDb
beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-01-15T01:00:00Z' })
})
afterAll(() => d.stop())

it(`R6.4 R7.5 random trees with cancelled bets and moved members are paid to the cent, and nobody sees another's (TEST_SEED=${SEED})`, async () => {
  const rng = createSeededRng(SEED)
  const [model, draw] = [buildModel(), (below: number) => rng.int(below)]
  for (let i = 0; i < TREES; i++) await live(await plantTree(d, draw, model, MEMBERS), STEPS)
  expect(await findDifferences(d, model)).toEqual([])
  expect(await findForeignRows(d, model, draw, QUERIES)).toEqual([])
  const { kills, paid } = await payUnderKills(d, KILLS)
  expect(kills).toBeGreaterThanOrEqual(KILLS)
  const owed = [...sumOwed(model)].filter(([, amount]) => amount > 0n)
  expect([...paid].toSorted(([a], [b]) => a - b)).toEqual(owed.toSorted(([a], [b]) => a - b))
  expect(await findBrokenInvariants(d.db)).toEqual([])
})
