import type { MemberState } from '@moongate/contract/members.states'
import { createHash } from 'node:crypto'

/** Life of one token since its session was used last; past half of it since it was issued a successor follows (R4.5). */
export const TOKEN_LIFE_MS = 60 * 60_000
/** How long a token stays good once it has a successor, so that parallel calls all succeed. */
export const GRACE_MS = 60_000
export const SESSION_LIFE_MS = 14 * 24 * 60 * 60_000
/** How exactly the last use is known; finer would be a write a call. */
export const SEEN_STEP_MS = 60_000

export type SessionRow = {
  member_id: number
  session_id: string
  name: string
  is_demo: boolean
  agent_id: number | null
  state: MemberState
  issued_at: Date
  token_expires_at: Date
  has_successor: boolean
  session_expires_at: Date
  seen_at: Date
  ended_at: Date | null
  end_reason: EndReason | null
}
export type EndReason =
  | 'logout'
  | 'other_login'
  | 'password_changed'
  | 'kicked'
  | 'ended_by_member'
  | 'closed'
  | 'excluded'
  | 'idle'
  | 'expired'

/** What the one whose session ended is told: they ended it themselves, time did, or another did. */
export type Ending = { ended: 'login_required' | 'session_ended' | 'force_offline'; reason?: string }

const endings: Record<EndReason, Ending> = {
  logout: { ended: 'login_required' },
  idle: { ended: 'session_ended', reason: 'sessions:ended.idle' },
  expired: { ended: 'session_ended', reason: 'sessions:ended.expired' },
  other_login: { ended: 'force_offline', reason: 'sessions:ended.other_login' },
  password_changed: { ended: 'force_offline', reason: 'sessions:ended.password_changed' },
  excluded: { ended: 'force_offline', reason: 'sessions:ended.excluded' },
  kicked: { ended: 'force_offline', reason: 'sessions:ended.kicked' },
  ended_by_member: { ended: 'force_offline', reason: 'sessions:ended.ended_by_member' },
  closed: { ended: 'force_offline', reason: 'sessions:ended.closed' },
}

/** Until when a token is good: with a successor as it was set then, else for its whole life after the last use. */
const findTokenEnd = ({ has_successor, token_expires_at, seen_at }: SessionRow): number =>
  has_successor ? token_expires_at.getTime() : Math.max(token_expires_at.getTime(), seen_at.getTime() + TOKEN_LIFE_MS)

/** Why a token's session is over, or nothing. What was ended on purpose is told before what time ended. */
export const findEnding = (row: SessionRow | undefined, now: Date, idle_ms: number): Ending | undefined => {
  if (!row) return { ended: 'login_required' }
  if (row.end_reason) return endings[row.end_reason]
  if (now >= row.session_expires_at || now.getTime() >= findTokenEnd(row)) return endings.expired
  return isIdle(row, now, idle_ms) ? endings.idle : undefined
}

export const isIdle = ({ seen_at }: Pick<SessionRow, 'seen_at'>, now: Date, idle_ms: number): boolean =>
  now.getTime() - seen_at.getTime() >= idle_ms

/** Whether a token is past half its life, or has a successor already, of which the caller may not have heard. */
export const wantsSuccessor = (row: SessionRow, now: Date): boolean =>
  row.has_successor || now.getTime() - row.issued_at.getTime() > TOKEN_LIFE_MS / 2

export const isSeenOverdue = (row: Pick<SessionRow, 'seen_at'>, now: Date): boolean =>
  now.getTime() - row.seen_at.getTime() >= SEEN_STEP_MS

/**
 * The successor of a token: every call that still carries the old one is given the same. It takes the old token, which the
 * database does not hold, and the salt, which the caller does not hold.
 */
export const deriveSuccessor = (token: string, salt: Uint8Array): string =>
  createHash('sha256').update('successor').update(salt).update(token).digest('base64url')
