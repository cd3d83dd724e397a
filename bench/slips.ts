import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findRunningPostgres } from '@moongate/postgres'
import { sql } from '../server/src/kernel/db.ts'
import { startTortured } from '../server/test/torture/product.ts'
import { openPlayers } from './api-members.ts'
import { runSlipsTrial } from './slips-trial.ts'

/** `npm run slips:trial -- --kills 20 --rate 200`: the last line is one JSON object, and the exit code 1 unless all is clean. */
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1)) // takes all that runs along
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, rate: { type: 'string', default: '200' } },
})
const dir = mkdtempSync(join(tmpdir(), 'moongate-slips-'))
const product = await startTortured(dir, 1, [])
try {
  await product.owner.run(sql`select kernel.enqueue('lottery.keep', '{}'::json, null, 'slips:trial', 1)`)
  while ((await product.owner.many(sql`select from lottery.draws limit 1`)).length === 0) await wait(200)
  const players = await openPlayers((await findRunningPostgres(join(dir, 'postgres'))) ?? '', 100)
  const told = await runSlipsTrial(product, players, { kills: Number(values.kills), per_second: Number(values.rate) })
  console.log(JSON.stringify(told))
  process.exitCode = told.clean ? 0 : 1
} finally {
  await product.stop()
  rmSync(dir, { recursive: true, force: true })
}
