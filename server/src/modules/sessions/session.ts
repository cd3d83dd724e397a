import type { MemberCaller } from '../../kernel/http/call.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { hashToken, writeTokenHash } from '../../kernel/ids.ts'
import { emit } from '../../kernel/outbox.ts'
import { shareWork } from '../../kernel/share-work.ts'
import { readSetting } from '../site/index.ts'
import type { Opening, SessionsDeps } from './deps.ts'
import { markLogin } from '../members/index.ts'
import { noteOpening } from './history.ts'
import { loggedIn } from './sessions.events.ts'
import { forgetKey, forgetMember, recallSession } from './session-cache.ts'
import {
  type Ending,
  SESSION_LIFE_MS,
  TOKEN_LIFE_MS,
  type SessionRow,
  findEnding,
  isIdle,
  isSeenOverdue,
  deriveSuccessor,
  wantsSuccessor,
} from './session.rules.ts'
import {
  endOldest,
  endSessionsOf,
  insertSession,
  insertToken,
  markSeen,
  findSalt,
  findSessionOfToken,
  supersedeToken,
  type Use,
} from './session.sql.ts'
import { sessionSetting } from './sessions.settings.ts'

export type IssuedToken = { access_token: string; token_type: string; expires_in: number }
/** The caller as the HTTP layer knows members, and whether their money is stopped. */
export type SessionCaller = MemberCaller & { is_frozen: boolean }
export type Authenticated = { caller: SessionCaller; refreshed_token?: string }

export const buildIssuedToken = (access_token: string): IssuedToken => ({
  access_token,
  token_type: 'Bearer',
  expires_in: TOKEN_LIFE_MS / 1000,
})

/**
 * Opens a session in the caller's transaction and ends the member's oldest beyond those that the setting leaves them (one unless it says
 * more), those first that are not used any more. Returns the token. Tells `sessions.logged_in`, and `sessions.new_device` where the member has
 * others but not this one.
 */
export const openSession = async (d: SessionsDeps, tx: Tx, member_id: number, from: Opening): Promise<string> => {
  const [now, id, token] = [d.clock.now(), d.ids.uuid(), d.ids.token()]
  const login_before_at = await markLogin(tx, member_id, now)
  const { devices, idle_minutes } = await readSetting(tx, sessionSetting)
  const device = from.device === undefined ? null : hashToken(from.device)
  const alive_at = new Date(now.getTime() - idle_minutes * 60_000)
  await endOldest(tx, { member_id, device, now, alive_at }, devices - 1)
  const expires_at = new Date(now.getTime() + SESSION_LIFE_MS)
  const user_agent = from.user_agent.slice(0, 300)
  await insertSession(tx, { member_id, id, created_at: now, expires_at, ip: from.ip, user_agent, device })
  await insertToken(tx, hashToken(token), member_id, id, now)
  await emit(tx, loggedIn, { member_id, session_id: id, at: now, login_before_at })
  const is_first = login_before_at === null
  await noteOpening(d, tx, { member_id, session_id: id, device, is_first, now }, from)
  return token
}

/**
 * Who a token belongs to, or why it is no longer good. Past half its life its successor comes along (R4.5). A passive look,
 * an event stream's own, neither counts as use of the session nor makes a successor.
 */
export const authenticate = async (
  d: SessionsDeps,
  token: string,
  from: { passive?: true } = {},
): Promise<Authenticated | Ending> => {
  const now = d.clock.now()
  const row = await recallSession(d.db, writeTokenHash(token), now, () => findSessionOfToken(d.db, hashToken(token)))
  const ending = findEnding(row, now, await readIdleMs(d))
  if (!row || ending) return ending ?? { ended: 'login_required' }
  if (from.passive) return { caller: toCaller(row) }
  await noteUse(d, row, now)
  const refreshed_token = wantsSuccessor(row, now) ? await issueSuccessor(d, token, row, now) : undefined
  return { caller: toCaller(row), ...(refreshed_token !== undefined && { refreshed_token }) }
}

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
const noteUse = async (d: Pick<SessionsDeps, 'db'>, row: Used, now: Date): Promise<void> => {
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

/** Ends the session that logs out; the member's others go on. */
export const endOwnSession = async (
  d: SessionsDeps,
  { member_id, session_id }: { member_id: number; session_id: string },
): Promise<void> => {
  await d.db.tx((tx) => endSessionsOf(tx, { member_id, only: session_id }, 'logout', d.clock.now()))
  forgetMember(d.db, member_id)
}

const toCaller = (row: SessionRow): SessionCaller => ({
  member_id: row.member_id,
  name: row.name,
  is_demo: row.is_demo,
  agent_id: row.agent_id,
  session_id: row.session_id,
  is_frozen: row.state !== 'active',
})

const issueSuccessor = async (
  d: SessionsDeps,
  token: string,
  row: SessionRow,
  now: Date,
): Promise<string | undefined> => {
  const hash = hashToken(token)
  forgetKey(d.db, writeTokenHash(token))
  if (row.has_successor) return deriveFollowing(token, await findSalt(d.db, hash))
  return d.db.tx(async (tx) => {
    const salt = d.rng.bytes(32)
    if ((await supersedeToken(tx, hash, salt, now)) === 0) return deriveFollowing(token, await findSalt(tx, hash))
    const next = deriveSuccessor(token, salt)
    await insertToken(tx, hashToken(next), row.member_id, row.session_id, now)
    return next
  })
}

const deriveFollowing = (token: string, salt: Buffer | undefined): string | undefined =>
  salt && deriveSuccessor(token, salt)

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
