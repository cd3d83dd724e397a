import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeSuppliersFile } from '../server/test/torture/suppliers.ts'
import { startSandbox } from '../server/src/running/sandbox.ts'
import { roundTo } from './figures.rules.ts'
import { compareBooks } from './live-books.ts'
import { PLAYS } from './live-players.ts'
import { openGamer } from './live-gamers.ts'
import { readMemory, readProcessor } from './live-process.ts'
import { reportTrial } from './live-report.ts'
import { connect, type Gamer, moveMoney, type Trial } from './live-suppliers.ts'

/**
 * `npm run live:trial -- --players 500 --seconds 120 [--kills 10]`: players at the live tables, the sea, the board of what is played now
 * and cards; with kills the program dies without a word that often, and players ask again. Then the books are compared. The last line is
 * one JSON object, and the exit code 1 unless all is well.
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '120' },
    kills: { type: 'string', default: '0' },
  },
})
const [PLAYERS, SECONDS, KILLS] = [Number(values.players), Number(values.seconds), Number(values.kills)]
const AT_ONCE = 20
/** Players sit down one after the other within this time; all that they do counts. */
const COME_MS = 10_000
/** No round of a table is longer. */
const CALM_MS = 60_000

const dir = mkdtempSync(join(tmpdir(), 'moongate-live-'))
const sandbox = await startSandbox({ dir, currency: 'CNY', translate: () => undefined })
const list = join(dir, 'suppliers.json')
writeSuppliersFile(list, sandbox, ['JADE', 'TIDE', 'KOI', 'ATLAS', 'LOTUS'])
const since = new Date()
let ends_at = Infinity
const t: Trial = {
  port: Number(new URL(sandbox.url).port),
  suppliers: connect(list),
  dies: KILLS > 0,
  over: () => Date.now() >= ends_at,
  seen: {
    bet_ms: { tables: [], sea: [], board: [], cards: [] },
    refused: { tables: 0, sea: 0, board: 0, cards: 0 },
    rounds: 0,
    missed: 0,
    unpaid: 0,
    broken: 0,
    asked_again: 0,
  },
}

const openAll = async (): Promise<Gamer[]> => {
  const gamers: Gamer[] = []
  while (gamers.length < PLAYERS) {
    const some = Array.from({ length: Math.min(AT_ONCE, PLAYERS - gamers.length) }, (_, at) => gamers.length + at)
    gamers.push(...(await Promise.all(some.map((nth) => openGamer(t, nth)))))
  }
  return gamers
}

/** Kills the program again and again, and moves money meanwhile. */
const killAll = async (gamers: readonly Gamer[]): Promise<void> => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await wait((SECONDS * 1000) / (KILLS + 1) - 50 + ((kill * 37) % 100))
    const moves = gamers.map((g, nth) => moveMoney(t, g, nth % 2 === 0 ? 'in' : 'out', BigInt(100 + nth)))
    await wait((kill * 13) % 40)
    sandbox.kill9()
    await Promise.all(moves)
  }
}

/** Memory of the program, second by second. */
const weigh = async (): Promise<number[]> => {
  const weights: number[] = []
  for (; !t.over(); await wait(1_000)) if (!t.dies) weights.push(readMemory(sandbox.pid()))
  return weights
}

/** Waits until every round is over, where it died; books that are read while a round is paid are read again. */
const compareCalm = async (gamers: readonly Gamer[]) => {
  const until = Date.now() + CALM_MS
  let found = await compareBooks(t, gamers, since)
  while (((t.dies && found.open > 0) || found.unexplained > 0) && Date.now() < until) {
    await wait(2_000)
    found = await compareBooks(t, gamers, since)
  }
  return found
}

try {
  const gamers = await openAll()
  const used_before_s = readProcessor(sandbox.pid())
  ends_at = Date.now() + SECONDS * 1000
  const plays = gamers.map(async (g, nth) => {
    await wait((nth * COME_MS) / PLAYERS)
    await PLAYS[g.kind](t, g)
  })
  const [weights] = await Promise.all([weigh(), killAll(gamers)])
  const processor_s = t.dies ? undefined : roundTo(readProcessor(sandbox.pid()) - used_before_s, 1)
  // Who watches is left watching; whoever asked is answered.
  await Promise.race([Promise.all(plays), wait(5_000)])
  const books = await compareCalm(gamers)
  const report = reportTrial(t, { weights, books, processor_s })
  console.log(JSON.stringify({ players: PLAYERS, seconds: SECONDS, kills: KILLS, ...report }))
  process.exitCode = report.failed.length === 0 ? 0 : 1
} finally {
  await sandbox.stop()
  rmSync(dir, { recursive: true, force: true })
}
process.exit()
