import { parseArgs } from 'node:util'
import { createTestDb } from '@moongate/testing'
import startServer from '@moongate/testing/global-setup'
import { createSeededRng } from '../../src/kernel/rng.ts'
import { findBrokenInvariants } from '../../src/modules/ledger/index.ts'
import { findDifferences, findForeignRows } from './compare.ts'
import { payUnderKills } from './kills.ts'
import { buildModel, sumOwed } from './model.ts'
import { live, plantTree } from './trees.ts'

/**
 * `npm run team:trial -- --trees 1000 --queries 10000 --kills 20`: random trees with cancelled bets and moved members against a model on
 * paper, what agents are shown, and a commission run that dies. The last line is one JSON object, the exit code 1 where anything differs.
 */
const { values } = parseArgs({
  options: {
    trees: { type: 'string', default: '1000' },
    members: { type: 'string', default: '10' },
    steps: { type: 'string', default: '14' },
    queries: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const stop = await startServer()
const d = await createTestDb({ start_at: '2026-01-15T01:00:00Z' })
const rng = createSeededRng(values.seed)
const [model, draw] = [buildModel(), (below: number) => rng.int(below)]
for (let i = 0; i < Number(values.trees); i++) {
  await live(await plantTree(d, draw, model, Number(values.members)), Number(values.steps))
  if ((i + 1) % 100 === 0) console.log(`${i + 1} trees, ${model.bets.size} bets`)
}
const differences = await findDifferences(d, model)
const foreign = await findForeignRows(d, model, draw, Number(values.queries))
const { kills, paid } = await payUnderKills(d, Number(values.kills))
const wrong = [...sumOwed(model)].filter(
  ([agent, amount]) => (paid.get(agent) ?? 0n) !== (amount > 0n ? amount : 0n),
).length
const broken = await findBrokenInvariants(d.db)
await d.stop()
await stop?.()
const figures = { seed: values.seed, trees: Number(values.trees), bets: model.bets.size, agents: sumOwed(model).size }
console.log(
  JSON.stringify({
    ...figures,
    differences: differences.length,
    foreign_rows: foreign.length,
    kills,
    wrongly_paid: wrong,
    broken,
  }),
)
process.exitCode = differences.length + foreign.length + wrong + broken.length === 0 ? 0 : 1
