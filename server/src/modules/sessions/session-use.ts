import type { Db } from '../../kernel/db.ts'
import { shareWork } from '../../kernel/share-work.ts'
import { readSetting } from '../site/index.ts'
import type { SessionsDeps } from './deps.ts'
import { isIdle, isSeenOverdue, type SessionRow } from './session.rules.ts'
import { markSeen, type Use } from './session.sql.ts'
import { sessionSetting } from './sessions.settings.ts'

type Used = Pick<SessionRow, 'member_id' | 'session_id' | 'seen_at'>

/** Each member who is there is noted once a minute: together they are as many as a large site's slips, and one by one as many commits. */
const markWithOthers = shareWork<Use, void>(
  async (db, uses) => {
    await markSeen(db, uses)
    return uses.map(() => undefined)
  },
  { whose: ({ member_id }) => member_id, measure: () => 1, max_size: 256, max_waiting: 2_500 },
)

/** Notes the use of a session, no finer than a minute. */
export const noteUse = async (d: Pick<SessionsDeps, 'db'>, row: Used, now: Date): Promise<void> => {
  if (!isSeenOverdue(row, now)) return
  await markWithOthers(d.db, { member_id: row.member_id, session_id: row.session_id, at: now })
  row.seen_at = now
}

/**
 * Whether the session still goes on under which another module opened one of its own, as `findSeen` told it. Playing there is using it, so
 * that it ends while nobody does either.
 */
export const useSession = async (d: Pick<SessionsDeps, 'db' | 'clock'>, row: Used): Promise<boolean> => {
  const now = d.clock.now()
  if (isIdle(row, now, await readIdleMs(d))) return false
  await noteUse(d, row, now)
  return true
}

/** The idle time is asked for by every call, so it is read once a second. */
const IDLE_BELIEVED_MS = 1000
const idle = new WeakMap<Db, { idle_ms: number; until: number }>()

export const readIdleMs = async (d: Pick<SessionsDeps, 'db' | 'clock'>): Promise<number> => {
  const now = d.clock.now().getTime()
  const known = idle.get(d.db)
  if (known && known.until > now) return known.idle_ms
  const idle_ms = (await readSetting(d.db, sessionSetting)).idle_minutes * 60_000
  idle.set(d.db, { idle_ms, until: now + IDLE_BELIEVED_MS })
  return idle_ms
}
