import { parseArgs } from 'node:util'
import { startEnv } from '@moongate/testing/env'
import startServer from '@moongate/testing/global-setup'
import { createSeededRng } from '../../src/kernel/rng.ts'
import { findBrokenInvariants } from '../../src/modules/ledger/index.ts'
import { findForeignRows } from './compare.ts'
import { payAndCrash } from './crash.ts'
import { payUnderKills } from './kills.ts'
import { buildModel, noteRun } from './model.ts'
import { findWronglyPaid, payRun } from './runs.ts'
import { live, plantTree, type Scene } from './trees.ts'

/**
 * `npm run team:trial -- --trees 1000 --queries 10000 --kills 20`: random trees with cancelled bets, moved members and rates that change,
 * paid in several runs by both models, against a model on paper; what agents are shown over HTTP; and a commission run that dies, in the
 * end as a process does. The last line is one JSON object, the exit code 1 where anything differs.
 */
const { values } = parseArgs({
  options: {
    trees: { type: 'string', default: '1000' },
    members: { type: 'string', default: '12' },
    steps: { type: 'string', default: '14' },
    runs: { type: 'string', default: '4' },
    queries: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
/** Milliseconds within a payment after which its process is killed. */
const CRASHES = [40, 150, 400]
const [trees, runs] = [Number(values.trees), Number(values.runs)]
const stop = await startServer()
const d = await startEnv({ start_at: '2026-01-15T01:00:00Z' })
const rng = createSeededRng(values.seed)
const [model, draw] = [buildModel(), (below: number) => rng.int(below)]
const [scenes, differences] = [[] as Scene[], [] as string[]]
for (let i = 0; i < trees; i++) {
  const scene = await plantTree(d, draw, model, 2 + draw(2 * Number(values.members)))
  scenes.push(scene)
  await live(scene, Number(values.steps))
  if ((i + 1) % 100 === 0) console.log(`${i + 1} trees, ${model.bets.size} bets`)
  if ((i + 1) % Math.ceil(trees / runs) !== 0 || i + 1 === trees) continue
  differences.push(...(await payRun(d, model)))
  // What was paid already goes on to change.
  for (const before of scenes.slice(-50)) await live(before, 3)
}
const foreign = await findForeignRows(d, model, draw, Number(values.queries))
differences.push(...(await payRun(d, model, false)))
const crashed: boolean[] = []
const { kills, paid } = await payUnderKills(d, Number(values.kills), async (id) => {
  for (const after_ms of CRASHES) crashed.push(await payAndCrash(d, id, after_ms))
})
noteRun(model)
const wrong = findWronglyPaid(model, paid)
const broken = await findBrokenInvariants(d.db)
await d.stop()
await stop?.()
for (const line of [...differences, ...foreign, ...wrong].slice(0, 20)) console.log(line)
const shares = [...model.nodes.values()].filter(({ share }) => share !== undefined).length
console.log(
  JSON.stringify({
    seed: values.seed,
    trees,
    members: model.nodes.size,
    bets: model.bets.size,
    agents: model.carried.size,
    by_revenue: shares,
    runs,
    differences: differences.length,
    queries: Number(values.queries),
    foreign_rows: foreign.length,
    kills,
    crashes: crashed.filter(Boolean).length,
    wrongly_paid: wrong.length,
    broken,
  }),
)
process.exitCode = differences.length + foreign.length + wrong.length + broken.length === 0 ? 0 : 1
