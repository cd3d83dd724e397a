import type { HealthState } from '@moongate/contract/games.states'
import type { Reader } from '../../kernel/db.ts'
import { judgeHealth } from './health.rules.ts'
import { findHealth, type HealthRow } from './health.sql.ts'

/** The last hour of a callee. */
export type Health = Omit<HealthRow, 'callee'> & { state: HealthState }

const QUIET = { answered: 0, silent: 0, p50_ms: null, p95_ms: null, open_since: null }

/** How each callee did within the last hour; one that nobody called has figures of nothing. */
export const readHealth = async (r: Reader): Promise<(callee: string) => Health> => {
  const rows = new Map((await findHealth(r)).map(({ callee, ...row }) => [callee, row]))
  return (callee) => {
    const row = rows.get(callee) ?? QUIET
    return { ...row, state: judgeHealth({ ...row, is_open: row.open_since !== null }) }
  }
}
