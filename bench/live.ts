import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { LIVE_TABLES } from '../sandbox/suppliers/src/live/tables.ts'
import { findPercentile, roundTo } from './figures.rules.ts'
import { layBet, openPlayer, readLines, type Suppliers } from './live-players.ts'

/** `npm run live:trial -- --players 500 --seconds 120`: players at every live table; the last line is one JSON object. */
const { values } = parseArgs({
  options: { players: { type: 'string', default: '500' }, seconds: { type: 'string', default: '120' } },
})
const [PLAYERS, SECONDS] = [Number(values.players), Number(values.seconds)]
const AT_ONCE = 20
const SPREAD_MS = 6_000
const SPOTS: Readonly<Record<string, Record<string, number>>> = {
  baccarat: { banker: 10_000, tie: 10_000 },
  dragon_tiger: { dragon: 1_000, tie: 1_000 },
  roulette: { red: 1_000, '17': 500, '13-14-16-17': 500 },
  sic_bo: { big: 1_000, 'total:9': 1_000 },
  niuniu: { 'player:1': 1_000, 'times:2': 1_000 },
}
type Told = {
  table?: { round: string; number: number; phase: string; left_ms: number }
  seat?: { round: string; payout: number | null }
}
const seen = { bets: [] as number[], refused: 0, rounds: 0, missed: 0, unpaid: 0, broken: 0 }

/** Sits at a table, bets on each round some time after it opens, and notes a round that was not heard of, or not paid. */
const play = async (port: number, session: string, nth: number, over: () => boolean): Promise<void> => {
  const table = LIVE_TABLES[nth % LIVE_TABLES.length]!
  const held = { number: 0, laid: '' }
  const bet = async (round: string): Promise<void> => {
    await wait((nth * 137) % SPREAD_MS)
    if (over()) return
    const { ms, error } = await layBet(port, { session, table: table.code, round, spots: SPOTS[table.game]! })
    seen.bets.push(ms)
    if (error === undefined) held.laid = round
    else seen.refused += 1
  }
  const hear = (text: string): void => {
    if (over()) return
    const { table: told, seat } = JSON.parse(text) as Told
    if (seat?.round === held.laid && seat.payout !== null) held.laid = ''
    if (told?.phase !== 'betting' || told.number === held.number) return
    if (held.number > 0 && told.number > held.number + 1) seen.missed += told.number - held.number - 1
    if (held.laid !== '') seen.unpaid += 1
    held.number = told.number
    held.laid = ''
    seen.rounds += 1
    if (told.left_ms > SPREAD_MS + 1_000) void bet(told.round)
  }
  await readLines({ port, path: '/sandbox/live/watch', body: { session, table: table.code } }, hear).catch(
    () => undefined,
  )
  if (!over()) seen.broken += 1
}

const readMemory = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
const cut = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)

const dir = mkdtempSync(join(tmpdir(), 'moongate-live-'))
const program = fork('sandbox/suppliers/src/main.ts', {
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, DATA_DIR: dir, SECRET: 'only for a trial, and for nothing else' },
})
try {
  const there = await new Promise<Suppliers>((done) => program.once('message', (told) => done(told as Suppliers)))
  const sessions: string[] = []
  while (sessions.length < PLAYERS) {
    const some = Array.from({ length: Math.min(AT_ONCE, PLAYERS - sessions.length) }, (_, at) => sessions.length + at)
    sessions.push(...(await Promise.all(some.map((nth) => openPlayer(there, `p${nth}`)))))
  }
  const ends_at = Date.now() + SECONDS * 1000
  for (const [nth, session] of sessions.entries()) void play(there.port, session, nth, () => Date.now() >= ends_at)
  await wait(SECONDS * 250)
  const begun_mb = readMemory(program.pid!)
  await wait(ends_at - Date.now())
  const { bets, ...counted } = seen
  const [p50, p99, longest] = [50, 99, 100].map((percent) => roundTo(findPercentile(bets, percent)))
  const memory_mb = { after_a_quarter: begun_mb, at_end: readMemory(program.pid!) }
  console.log(
    JSON.stringify({
      players: PLAYERS,
      seconds: SECONDS,
      bets: bets.length,
      bet_ms: { p50, p99, longest },
      ...counted,
      memory_mb,
    }),
  )
} finally {
  program.kill()
  rmSync(dir, { recursive: true, force: true })
}
process.exit(0)
