import type { Db } from '../../kernel/db.ts'
import type { SessionRow } from './session.rules.ts'

/** How long a row is believed: even where a notification is lost unnoticed, a revocation shows within a second. */
const BELIEVED_MS = 900
const LIMIT = 20_000

type Owned = { member_id: number }
type Rows<R extends Owned> = Map<string, { row: R; until: number }>
type Cache = { kinds: Rows<Owned>[]; heard: boolean; turn: number }

const caches = new WeakMap<Db, Cache>()
const getCache = (db: Db): Cache => {
  const known = caches.get(db)
  if (known) return known
  const made: Cache = { kinds: [], heard: false, turn: 0 }
  caches.set(db, made)
  return made
}

/** The session behind a key, asked of the database only when it is not known. */
export type Recall<R extends Owned> = (
  db: Db,
  key: string,
  now: Date,
  read: () => Promise<R | undefined>,
) => Promise<R | undefined>

/**
 * A memory for sessions of one kind: the site's own, or those that another module opened under them. A row read while a
 * notification came in is not kept. Nothing is kept unless this process hears them, so that a revocation shows in every process at once.
 */
export const createSessionMemory = <R extends Owned>(): {
  recall: Recall<R>
  forget: (db: Db, key: string) => void
} => {
  const kept = new WeakMap<Db, Rows<R>>()
  const getRows = (db: Db): Rows<R> => {
    const known = kept.get(db)
    if (known) return known
    const made: Rows<R> = new Map()
    kept.set(db, made)
    getCache(db).kinds.push(made)
    return made
  }
  const recall: Recall<R> = async (db, key, now, read) => {
    const [cache, rows] = [getCache(db), getRows(db)]
    const known = rows.get(key)
    if (known && known.until > now.getTime()) return known.row
    const turn = cache.turn
    const row = await read()
    if (row && cache.heard && turn === cache.turn) {
      if (rows.size >= LIMIT) rows.clear()
      rows.set(key, { row, until: now.getTime() + BELIEVED_MS })
    }
    return row
  }
  return { recall, forget: (db, key) => void getRows(db).delete(key) }
}

/** The site's sessions by the hash of their token. */
export const { recall: recallSession, forget: forgetKey } = createSessionMemory<SessionRow>()

/** Forgets a member's sessions in this process, those of every kind. */
export const forgetMember = (db: Db, member_id: number): void => {
  const cache = getCache(db)
  cache.turn += 1
  for (const rows of cache.kinds) for (const [key, { row }] of rows) if (row.member_id === member_id) rows.delete(key)
}

/** Whether notifications are heard; all that was kept before is dropped, since something may have been missed. */
export const setListening = (db: Db, heard: boolean): void => {
  const cache = getCache(db)
  cache.heard = heard
  cache.turn += 1
  for (const rows of cache.kinds) rows.clear()
}
