import { type Pool, sql } from '../server/src/kernel/db.ts'
import { readCpu } from './cpu.ts'
import { roundTo } from './figures.rules.ts'

/** Where a round ran out: seconds of processor each second, what PostgreSQL's busy sessions waited for, writing transactions a call. */
export type Watched = { cpu: Record<string, number>; waits: Record<string, number>; writes_per_call: number }

const SAMPLE_MS = 50

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
