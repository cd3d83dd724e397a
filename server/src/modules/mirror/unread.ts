import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import type { SupplierBet, UnreadEntry } from '../games/index.ts'
import type { MirrorDeps } from './deps.ts'
import { dropUnread, keepUnread, leaveUnread, type Unread } from './unread.sql.ts'

/** What a supplier tells at once: bets, and what of them cannot be read. */
export type Page = { bets: readonly SupplierBet[]; unread: readonly UnreadEntry[] }

const toUnread = ({ id, raw, why }: UnreadEntry): Unread => ({
  entry_key: id ?? `#${deriveKey('mirror.unread', raw)}`,
  raw,
  why,
})

/**
 * Sets aside for people what of a page could not be read, and lets go of what is read now (decisions/0499). Answers those that are heard of for
 * the first time.
 */
export const setAside = async (tx: Tx, supplier_code: string, { bets, unread }: Page): Promise<Unread[]> => {
  await dropUnread(
    tx,
    supplier_code,
    bets.map(({ id }) => id),
  )
  if (unread.length === 0) return []
  const entries = unread.map(toUnread)
  const added = new Set(await keepUnread(tx, supplier_code, entries))
  return entries.filter(({ entry_key }) => added.has(entry_key))
}

/** A line for each page, however much of it cannot be read. */
export const warnUnread = ({ log }: Pick<MirrorDeps, 'log'>, supplier: string, added: readonly Unread[]): void => {
  const [first] = added
  if (first)
    log.error(
      { alarm: 'bet_unread', supplier, count: added.length, entry_key: first.entry_key, why: first.why },
      'bets of a supplier cannot be read',
    )
}

/** Puts one aside that will not be read, as it was told and for a reason. Refuses mirror.unread_not_found. */
export const leaveEntry = (
  d: Pick<MirrorDeps, 'db'>,
  { api_code, entry_key, reason }: { api_code: string; entry_key: string; reason: string },
  by: StaffAct,
): Promise<void> =>
  d.db.tx(async (tx) => {
    const before = (await leaveUnread(tx, api_code, entry_key)) ?? refuse('mirror.unread_not_found')
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'mirror.unread_left',
      target: `supplier:${api_code}`,
      reason,
      before,
    })
  })
