import type pg from 'pg'

/** What others are woken for: something to tell browsers, or something to do. */
export type Wake = 'pushes' | 'jobs'

/** Commits of so long are told of together; longer while there are many, since each telling is a statement and a reading in every process. */
const GATHER_MS = 5
const GATHER_BUSY_MS = 15
/** Who told so shortly before is busy. */
const BUSY_MS = 50
const NOTIFY = `select pg_notify('moongate_push', '') where $1
  union all select pg_notify('jobs:insert', json_build_object('r', random(), 'count', $2::int)::text) where $2 > 0`

/**
 * Wakes who waits for pushes and jobs, after the commits that made them and outside of every transaction (migration 0006 says why). Who
 * is not woken, because this process died or lost its connection in between, looks by itself a moment later.
 */
export const createWaker = (pool: Pick<pg.Pool, 'query'>): ((what: Wake) => void) => {
  const waiting = { pushes: 0, jobs: 0 }
  let timer: NodeJS.Timeout | undefined
  let told_ms = -Infinity
  const notify = (): void => {
    const values = [waiting.pushes > 0, waiting.jobs]
    Object.assign(waiting, { pushes: 0, jobs: 0 })
    timer = undefined
    told_ms = performance.now()
    pool.query(NOTIFY, values).catch(() => {})
  }
  return (what) => {
    waiting[what]++
    timer ??= setTimeout(notify, performance.now() - told_ms < BUSY_MS ? GATHER_BUSY_MS : GATHER_MS)
  }
}
