import type { Db } from '../../kernel/db.ts'
import type { SessionRow } from './session.rules.ts'

/** How long what was heard is believed to be all: where the connection fell silent unnoticed, a revocation shows within a second all the same. */
const HEARD_MS = 900
/** How long a row is kept at most: times in it, such as the last use, are told to nobody. */
const KEPT_MS = 15_000
const LIMIT = 50_000

type Owned = { member_id: number }
type Kept<R extends Owned> = { row: R; until_ms: number; turn: number }
type Rows<R extends Owned> = Map<string, Kept<R>>
/** `forgotten` says at which turn a member's rows were given up last; those read before count no more. */
type Cache = { kinds: Rows<Owned>[]; heard: boolean; heard_ms: number; turn: number; forgotten: Map<number, number> }

const caches = new WeakMap<Db, Cache>()
const getCache = (db: Db): Cache => {
  const known = caches.get(db)
  if (known) return known
  const made: Cache = { kinds: [], heard: false, heard_ms: 0, turn: 0, forgotten: new Map() }
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

const isGood = ({ heard_ms, forgotten }: Cache, { row, until_ms, turn }: Kept<Owned>, now_ms: number): boolean =>
  until_ms > now_ms && now_ms - heard_ms < HEARD_MS && (forgotten.get(row.member_id) ?? 0) <= turn

const dropAll = (cache: Cache): void => {
  for (const rows of cache.kinds) rows.clear()
  cache.forgotten.clear()
}

/**
 * A memory for sessions of one kind: the site's own, or those that another module opened under them. A row read while a
 * notification came in is not kept. Nothing is believed unless this process hears them, so that a revocation shows in every process at once.
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
    const [cache, rows, now_ms] = [getCache(db), getRows(db), now.getTime()]
    const known = rows.get(key)
    if (known && isGood(cache, known, now_ms)) return known.row
    const turn = cache.turn
    const row = await read()
    if (row && cache.heard && turn === cache.turn) {
      if (rows.size >= LIMIT) dropAll(cache)
      rows.set(key, { row, until_ms: now_ms + KEPT_MS, turn })
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
  if (cache.forgotten.size >= LIMIT) dropAll(cache)
  cache.forgotten.set(member_id, cache.turn)
}

/** Whether notifications are heard; all that was kept before is dropped, since something may have been missed. */
export const setListening = (db: Db, heard: boolean): void => {
  const cache = getCache(db)
  Object.assign(cache, { heard, heard_ms: 0, turn: cache.turn + 1 })
  dropAll(cache)
}

/** All that was told before this moment has been heard. */
export const setHeard = (db: Db, at_ms: number): void => {
  const cache = getCache(db)
  if (cache.heard) cache.heard_ms = at_ms
}
