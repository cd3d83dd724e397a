import type { Tx } from './kernel/db.ts'
import { recordAudit } from './modules/audit/index.ts'
import { skipAddresses } from './modules/chain/index.ts'
import { endSeasons } from './modules/lottery/index.ts'
import { skipMemberNumbers } from './modules/members/index.ts'
import { endEverySession } from './modules/sessions/index.ts'
import { endEveryStaffSession } from './modules/staff/index.ts'

/** More than register between two backups; two thousand restores use them up. */
export const MEMBERS_LEFT_OUT = 1_000_000

/** What was done: USDT networks and lottery seasons that begin anew, sessions that ended. */
export type BegunAnew = { networks: number; seasons: number; sessions: number }

/**
 * For a database that was restored from a backup: what was given out since, and is known outside of it, is given to nobody again. Suppliers
 * know members by their numbers, chains by their addresses, everybody knows the secrets of draws; and sessions that had been ended live again.
 */
export const beginAnew = async (tx: Tx, addresses: number): Promise<BegunAnew> => {
  await skipMemberNumbers(tx, MEMBERS_LEFT_OUT)
  const done = {
    networks: await skipAddresses(tx, addresses),
    seasons: await endSeasons(tx),
    sessions: (await endEverySession(tx)) + (await endEveryStaffSession(tx)),
  }
  const actor = { type: 'system', name: 'restored' } as const
  await recordAudit(tx, { actor, action: 'site.restored', target: 'site', after: { ...done, addresses } })
  return done
}
