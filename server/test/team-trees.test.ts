import { type Env, startEnv } from '@moongate/testing/env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSeededRng } from '../src/kernel/rng.ts'
import { findBrokenInvariants } from '../src/modules/ledger/index.ts'
import { findForeignRows } from './team/compare.ts'
import { payUnderKills } from './team/kills.ts'
import { buildModel, noteRun } from './team/model.ts'
import { findWronglyPaid, payRun } from './team/runs.ts'
import { live, plantTree, type Scene } from './team/trees.ts'

const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const [TREES, MEMBERS, STEPS, QUERIES, KILLS] = [8, 10, 14, 150, 14]
let d: Env
beforeAll(async () => {
  d = await startEnv({ start_at: '2026-01-15T01:00:00Z' })
})
afterAll(() => d.stop())

it(`R6.4 R7.5 random trees with cancelled bets, moved members and changed rates are paid to the cent run by run, and nobody sees another's (TEST_SEED=${SEED})`, async () => {
  const rng = createSeededRng(SEED)
  const [model, draw] = [buildModel(), (below: number) => rng.int(below)]
  const scenes: Scene[] = []
  for (let i = 0; i < TREES; i++) {
    const scene = await plantTree(d, draw, model, MEMBERS)
    scenes.push(scene)
    await live(scene, STEPS)
  }
  expect(await payRun(d, model)).toEqual([])
  for (const scene of scenes) await live(scene, 4)
  expect(await findForeignRows(d, model, draw, QUERIES)).toEqual([])
  expect(await payRun(d, model, false)).toEqual([])
  const { kills, paid } = await payUnderKills(d, KILLS)
  expect(kills).toBeGreaterThanOrEqual(KILLS)
  noteRun(model)
  expect(findWronglyPaid(model, paid)).toEqual([])
  expect(await findBrokenInvariants(d.db)).toEqual([])
})
