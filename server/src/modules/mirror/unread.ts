import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import type { SupplierBet, UnreadEntry } from '../games/index.ts'
import type { MirrorDeps } from './deps.ts'
import { dropUnread, keepUnread, type Unread } from './unread.sql.ts'

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
