import { execFileSync, spawnSync } from 'node:child_process'

const SCALE = 20
const SECONDS = 2
/** With so many it does most here; each more waits for rows that others hold, and for a processor. */
const BEST_CALLERS = 16
/** The product's own connections beside them are below what PostgreSQL allows. */
const MOST_CALLERS = 128

export const findPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

const run = (url: string, args: string[]): string =>
  execFileSync('pgbench', [...args, url], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The tables of TPC-B at scale 20: 2 million accounts, 20 branches. */
export const fillPgbench = (url: string): void => {
  run(url, ['-i', '-q', '-s', String(SCALE)])
}

/** Transactions per second of one short round from so many connections, statements prepared. */
export const runPgbenchRound = (url: string, callers = BEST_CALLERS): number => {
  const clients = String(Math.min(callers, MOST_CALLERS))
  const said = run(url, [
    '-n',
    '-M',
    'prepared',
    '-c',
    clients,
    '-j',
    clients === '1' ? '1' : '2',
    '-T',
    String(SECONDS),
  ])
  const tps = /^tps = ([\d.]+)/m.exec(said)?.[1]
  if (tps === undefined) throw new Error(`pgbench did not tell its tps:\n${said}`)
  return Number(tps)
}
