import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { MigrationError } from './migrate.rules.ts'

/** Counts the connections of servers and workers of this database, by what they call themselves. */
export const COUNT_SERVING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and application_name in ('moongate', 'moongate-worker', 'moongate-queue', 'moongate-listen')`

const STEP_MS = 500

/**
 * Waits until nobody serves this database any more: a process of the version before knows nothing of what a new file has it keep, so that
 * sums come out wrong that are kept with each use (decisions/0519). Throws MigrationError, one line, where one serves still after so long.
 */
export const requireNobodyServing = async (client: pg.Client, patience_ms: number): Promise<void> => {
  for (let left = patience_ms; ; left -= STEP_MS) {
    const n = (await client.query<{ n: number }>(COUNT_SERVING)).rows[0]?.n ?? 0
    if (n === 0) return
    if (left <= 0)
      throw new MigrationError(
        `stop every server of this database first, this version changes it: ${n} of their connections are open; nothing was changed`,
      )
    await sleep(STEP_MS)
  }
}
