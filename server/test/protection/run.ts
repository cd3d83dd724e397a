import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import startServer from '@moongate/testing/global-setup'
import { liveOnBooks } from './books.ts'
import { simulateDays } from './days.ts'
import { raceExclusions } from './races.ts'
import { startScene } from './scene.ts'

/**
 * `npm run protection:trial -- --members 1000 --days 1000 --races 10000 --seed 1`: lives days by the rules of limits, then fewer on the
 * database, then races exclusions; the last line is one JSON object, and the exit code 1 unless nothing was broken.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000' },
    days: { type: 'string', default: '1000' },
    races: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
})
const began = performance.now()
const seed = Number(values.seed)
const simulated = simulateDays(Number(values.members), Number(values.days), seed)
console.log(JSON.stringify({ simulated }))
const stopServer = await startServer()
const still = await startScene({ start_at: '2026-01-15T04:00:00Z' })
const on_books = await liveOnBooks(still, 60, seed)
console.log(JSON.stringify({ on_books }))
const running = await startScene()
const raced = await raceExclusions(running, Number(values.races))
const broken = (await Promise.all([still.env.invariants(), running.env.invariants()])).flat().map(({ view }) => view)
await Promise.all([still.env.stop(), running.env.stop()])
await stopServer?.()
const member_days = Number(values.members) * Number(values.days)
const seconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ seed, member_days, simulated, on_books, raced, broken, seconds }))
process.exitCode = simulated.breaches + on_books.breaches + raced.late + broken.length === 0 ? 0 : 1
