import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@moongate/postgres'
import { createDb } from '../server/src/kernel/db.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { findBrokenInvariants } from '../server/src/modules/ledger/index.ts'
import { findMedian } from './figures.rules.ts'
import { openMembers, runPostingRound, type Round } from './ledger-load.ts'
import { findPgbench, fillPgbench, runPgbenchRound } from './pgbench.ts'

/**
 * Postings per second of the ledger's own post(), beside pgbench's TPC-B on the same server in the same run. Rounds of both are
 * interleaved, so that a machine busy with other work slows both; figures are medians. The last line is one JSON object.
 */
const CALLERS = [1, 16, 64, 256]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 2000)

type Measured = Round & { ratio: number }
type Shape = 'callers' | 'hot'

const findMiddle = (rounds: Measured[]): Measured => ({
  tps: Math.round(findMedian(rounds.map((r) => r.tps))),
  ratio: Number(findMedian(rounds.map((r) => r.ratio)).toFixed(2)),
  p99_ms: Number(findMedian(rounds.map((r) => r.p99_ms)).toFixed(1)),
})

const measure = async (url: string): Promise<void> => {
  fillPgbench(url)
  const db = createDb(url)
  await openMembers({ db })
  const found: Record<Shape, Record<number, Measured[]>> = { callers: {}, hot: {} }
  const references: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    for (const callers of CALLERS) {
      // The reference is taken right before and right after the two it is compared with.
      const before = runPgbenchRound(url)
      const spread = await runPostingRound({ db }, callers, false, ROUND_MS)
      const hot = await runPostingRound({ db }, callers, true, ROUND_MS)
      const after = runPgbenchRound(url)
      const reference = (before + after) / 2
      references.push(reference)
      ;(found.callers[callers] ??= []).push({ ...spread, ratio: spread.tps / reference })
      ;(found.hot[callers] ??= []).push({ ...hot, ratio: hot.tps / reference })
      console.log(
        `round ${round}, ${callers} callers: pgbench ${reference.toFixed(0)}/s, spread ${spread.tps.toFixed(0)}/s, one hot house account ${hot.tps.toFixed(0)}/s`,
      )
    }
  }
  const faults = await findBrokenInvariants(db)
  await db.close()
  console.log(faults.length === 0 ? 'invariants: none broken' : `invariants broken: ${JSON.stringify(faults)}`)
  if (faults.length > 0) process.exitCode = 1
  const listRows = (shape: Shape) =>
    Object.fromEntries(Object.entries(found[shape]).map(([callers, rounds]) => [callers, findMiddle(rounds)]))
  console.log(
    JSON.stringify({
      pgbench_tps: Math.round(findMedian(references)),
      callers: listRows('callers'),
      hot: listRows('hot'),
    }),
  )
}

const main = async (): Promise<void> => {
  if (!findPgbench()) {
    console.error(
      "bench:ledger needs pgbench: install PostgreSQL's own tools (Debian and Ubuntu: apt-get install postgresql-contrib; macOS: brew install libpq) and put pgbench on the PATH",
    )
    process.exit(1)
  }
  const dir = mkdtempSync(join(tmpdir(), 'moongate-bench-'))
  const server = await startPostgres({ dir, durable: true })
  try {
    await migrate(server.url)
    await measure(server.url)
  } finally {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

await main()
