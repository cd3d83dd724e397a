import type { HealthState } from '@moongate/contract/games.states'
import type { Reader } from '../../kernel/db.ts'
import { judgeHealth } from './health.rules.ts'
import { findHealth, type HealthRow } from './health.sql.ts'

/** The last hour of a supplier. */
export type Health = Omit<HealthRow, 'supplier_code'> & { state: HealthState }

const QUIET = { answered: 0, silent: 0, p50_ms: null, p95_ms: null, open_since: null }

/** How each supplier did within the last hour; one that nobody called has figures of nothing. */
export const readHealth = async (r: Reader): Promise<(supplier_code: string) => Health> => {
  const rows = new Map((await findHealth(r)).map(({ supplier_code, ...row }) => [supplier_code, row]))
  return (supplier_code) => {
    const row = rows.get(supplier_code) ?? QUIET
    return { ...row, state: judgeHealth({ ...row, is_open: row.open_since !== null }) }
  }
}
