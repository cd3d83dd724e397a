import { readdirSync, readFileSync } from 'node:fs'
import { type Pool, sql } from '../server/src/kernel/db.ts'
import { roundTo } from './figures.rules.ts'

/** Where a round ran out: seconds of processor each second, what PostgreSQL's busy sessions waited for, writing transactions a call. */
export type Watched = { cpu: Record<string, number>; waits: Record<string, number>; writes_per_call: number }

const TICKS_PER_SECOND = 100
const SAMPLE_MS = 50

/** What a process is in this bench, by its command line. */
const nameProcess = (pid: number, command: string): string => {
  if (pid === process.pid) return 'load'
  if (/postgres/.test(command)) return 'postgres'
  if (/empty-route/.test(command)) return 'empty'
  if (/worker-process/.test(command)) return 'worker'
  if (/start\.mjs|server-process/.test(command)) return 'server'
  return ''
}

/** Seconds of processor so far, by what the processes are; nothing where the system does not tell. */
const readCpu = (): Record<string, number> => {
  const used: Record<string, number> = readMachine()
  for (const pid of listPids()) {
    try {
      const name = nameProcess(pid, readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      if (name === '') continue
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number)
      used[name] = (used[name] ?? 0) + (user + system) / TICKS_PER_SECOND
    } catch {} // it has ended
  }
  return used
}

/** Seconds of all processors since the machine began: busy, resting, and taken away by its host. */
const readMachine = (): Record<string, number> => {
  try {
    const [user = 0, nice = 0, system = 0, rest = 0, io = 0, irq = 0, soft = 0, stolen = 0] = readFileSync(
      '/proc/stat',
      'utf8',
    )
      .slice('cpu  '.length)
      .split(' ', 8)
      .map((ticks) => Number(ticks) / TICKS_PER_SECOND)
    return { all: user + nice + system + irq + soft, rest: rest + io, stolen }
  } catch {
    return {}
  }
}

const listPids = (): number[] => {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

const readNextXid = async (owner: Pool): Promise<bigint> =>
  (await owner.one<{ n: bigint }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as n`)).n

const readWaits = (owner: Pool): Promise<{ wait: string; n: number }[]> =>
  owner.many(sql`select coalesce(wait_event_type || ':' || wait_event, 'running') as wait, count(*)::int as n from pg_stat_activity
    where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid() group by 1`)

/** Looks at a round from beside it; `answered` tells how many calls it had. */
export const watchRound = async <T>(
  owner: Pool,
  round: () => Promise<T>,
  answered: (result: T) => number,
): Promise<[T, Watched]> => {
  const [cpu_before, xid_before, start] = [readCpu(), await readNextXid(owner), performance.now()]
  const waits: Record<string, number> = {}
  let samples = 0
  const sample = async (): Promise<void> => {
    samples++
    for (const { wait, n } of await readWaits(owner)) waits[wait] = (waits[wait] ?? 0) + n
  }
  const timer = setInterval(() => void sample().catch(() => {}), SAMPLE_MS)
  try {
    const result = await round()
    const seconds = (performance.now() - start) / 1000
    const cpu = Object.entries(readCpu()).map(
      ([name, used]) => [name, (used - (cpu_before[name] ?? 0)) / seconds] as const,
    )
    const writes = Number((await readNextXid(owner)) - xid_before)
    return [
      result,
      {
        cpu: Object.fromEntries(cpu.filter(([, used]) => used >= 0.01).map(([name, used]) => [name, roundTo(used, 2)])),
        waits: Object.fromEntries(Object.entries(waits).map(([name, n]) => [name, roundTo(n / samples, 2)])),
        writes_per_call: roundTo(writes / Math.max(1, answered(result)), 3),
      },
    ]
  } finally {
    clearInterval(timer)
  }
}
