import type { Db } from '../../kernel/db.ts'
import type { SessionRow } from './session.rules.ts'

/** How long a row is believed: even where a notification is lost unnoticed, a revocation shows within a second. */
const BELIEVED_MS = 900
const LIMIT = 20_000

type Kept = { row: SessionRow; until: number }
type Cache = { rows: Map<string, Kept>; heard: boolean; turn: number }

const caches = new WeakMap<Db, Cache>()
const getCache = (db: Db): Cache => {
  const known = caches.get(db)
  if (known) return known
  const made: Cache = { rows: new Map(), heard: false, turn: 0 }
  caches.set(db, made)
  return made
}

/**
 * The session behind a token, asked of the database only when it is not known. A row read while a notification came in is not kept.
 * Nothing is kept unless this process hears the notifications, so that a revocation shows in every process at once.
 */
export const recallSession = async (
  db: Db,
  key: string,
  now: Date,
  read: () => Promise<SessionRow | undefined>,
): Promise<SessionRow | undefined> => {
  const cache = getCache(db)
  const kept = cache.rows.get(key)
  if (kept && kept.until > now.getTime()) return kept.row
  const turn = cache.turn
  const row = await read()
  if (row && cache.heard && turn === cache.turn) {
    if (cache.rows.size >= LIMIT) cache.rows.clear()
    cache.rows.set(key, { row, until: now.getTime() + BELIEVED_MS })
  }
  return row
}

export const forgetKey = (db: Db, key: string): void => void getCache(db).rows.delete(key)

/** Forgets a member's sessions in this process. */
export const forgetMember = (db: Db, member_id: number): void => {
  const cache = getCache(db)
  cache.turn += 1
  for (const [key, { row }] of cache.rows) if (row.member_id === member_id) cache.rows.delete(key)
}

/** Whether notifications are heard; all that was kept before is dropped, since something may have been missed. */
export const setListening = (db: Db, heard: boolean): void => {
  const cache = getCache(db)
  cache.heard = heard
  cache.turn += 1
  cache.rows.clear()
}
