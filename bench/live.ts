import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findPercentile, roundTo } from './figures.rules.ts'
import { openPlayer, type Suppliers } from './live-players.ts'
import { play, seen } from './live-trial.ts'

/** `npm run live:trial -- --players 500 --seconds 120`: players at every live table; the last line is one JSON object. */
const { values } = parseArgs({
  options: { players: { type: 'string', default: '500' }, seconds: { type: 'string', default: '120' } },
})
const [PLAYERS, SECONDS] = [Number(values.players), Number(values.seconds)]
const AT_ONCE = 20
const readMemory = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** Seconds of the processor that the program has used; a second has a hundred ticks. */
const readProcessor = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

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
  const pid = program.pid!
  const used_before_s = readProcessor(pid)
  const ends_at = Date.now() + SECONDS * 1000
  for (const [nth, session] of sessions.entries()) void play(there.port, session, nth, () => Date.now() >= ends_at)
  await wait(SECONDS * 250)
  const begun_mb = readMemory(pid)
  await wait(ends_at - Date.now())
  const { bets, ...counted } = seen
  const [p50, p99, longest] = [50, 99, 100].map((percent) => roundTo(findPercentile(bets, percent)))
  const memory_mb = { after_a_quarter: begun_mb, at_end: readMemory(pid) }
  console.log(
    JSON.stringify({
      players: PLAYERS,
      seconds: SECONDS,
      bets: bets.length,
      bet_ms: { p50, p99, longest },
      ...counted,
      processor_s: roundTo(readProcessor(pid) - used_before_s, 1),
      memory_mb,
    }),
  )
} finally {
  program.kill()
  rmSync(dir, { recursive: true, force: true })
}
process.exit(0)
