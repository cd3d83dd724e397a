import { parseArgs } from 'node:util'
import startServer from '@moongate/testing/global-setup'
import { startWithSeamless } from './product.ts'
import { runTrial } from './trial.ts'

/** `npm run callbacks:trial -- --count 10000 --seed 1`: the last line is one JSON object, and the exit code 1 unless the books agree. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const stopServer = await startServer()
const { env, players } = await startWithSeamless()
const ended = await runTrial(env, players, { count: Number(values.count), seed: Number(values.seed) })
const broken = (await env.invariants()).map(({ view }) => view)
await env.stop()
await stopServer?.()
console.log(JSON.stringify({ seed: Number(values.seed), ...ended, broken }))
process.exitCode = ended.wrong + ended.unexplained + broken.length === 0 ? 0 : 1
