import type { StaffRole } from '@moongate/contract'
import { recordAudit, recordOnce } from '../audit/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { bookAttempt } from '../../kernel/attempts.ts'
import type { StaffDeps } from './deps.ts'
import { verifyPassword } from '../../kernel/password.ts'
import { hashToken } from '../../kernel/ids.ts'
import { openFactor } from './factor.ts'
import { STAFF_SEEN_STEP_MS, STAFF_SESSION_MS, isStaffSessionValid, findTotpStep } from './staff.rules.ts'
import {
  endStaffSessions,
  insertStaffSession,
  markStaffSeen,
  type Staff,
  findStaff,
  findStaffSession,
  useTotpStep,
} from './staff.sql.ts'

/** Where a login comes from. */
export type From = { ip: string; user_agent: string; request_id: string }
export type StaffLogin = { name: string; password: string; totp: string }
export type StaffToken = {
  access_token: string
  token_type: string
  expires_in: number
  staff: { name: string; roles: StaffRole[] }
}
export type AuthenticatedStaff = { caller: { staff_id: number; name: string; roles: StaffRole[]; session_id: string } }

/**
 * Logs staff in by password and second factor together; whatever was wrong, the answer is `staff.credentials_wrong`. A code
 * works once. Tries are limited like the members'; when others have used them up, who brings a right code goes on (decisions/0090).
 */
export const logInStaff = async (d: StaffDeps, input: StaffLogin, from: From): Promise<StaffToken> => {
  const found = await findStaff(d.db, input.name)
  const step = findStepOf(d, found, input.totp)
  const tried = await bookAttempt(d, {
    account: `staff:${input.name.toLowerCase()}`,
    ip: from.ip,
    blocked: 'staff.login_blocked',
    isGuarded: () => step !== undefined,
  }).catch(async (refused: unknown) => {
    await recordFailure(d, 'staff.login_blocked', found, input.name, from)
    throw refused
  })
  const staff = await verifyStaff(d, found, step, input.password)
  if (!staff) {
    await recordFailure(d, 'staff.login_failed', found, input.name, from)
    return refuse('staff.credentials_wrong')
  }
  await tried.succeeded()
  const access_token = await openStaffSession(d, staff, from)
  return {
    access_token,
    token_type: 'Bearer',
    expires_in: STAFF_SESSION_MS / 1000,
    staff: { name: staff.name, roles: staff.roles },
  }
}

/**
 * Who a staff token belongs to. A member's token is none, and this one is none at the member API (R6.6). A passive look, an event stream's
 * or a page's that nobody is at, does not count as use of the session.
 */
export const authenticateStaff = async (
  d: StaffDeps,
  token: string,
  from: { passive?: true } = {},
): Promise<AuthenticatedStaff | { ended: 'login_required' | 'session_ended' }> => {
  const now = d.clock.now()
  const session = await findStaffSession(d.db, hashToken(token))
  if (!session) return { ended: 'login_required' }
  if (!isStaffSessionValid(session, now)) return { ended: 'session_ended' }
  if (!from.passive && now.getTime() - session.seen_at.getTime() >= STAFF_SEEN_STEP_MS)
    await markStaffSeen(d.db, session.session_id, now)
  return { caller: { staff_id: session.id, name: session.name, roles: session.roles, session_id: session.session_id } }
}

/** Ends this session of a person, and its stream. */
export const logOutStaff = (
  d: StaffDeps,
  { staff_id, name, session_id }: { staff_id: number; name: string; session_id: string },
  from: { ip: string; request_id: string },
): Promise<void> =>
  d.db.tx(async (tx) => {
    if ((await endStaffSessions(tx, { staff_id, session_id }, d.clock.now())) === 0) return
    const entry = { actor: { type: 'staff', id: staff_id, name }, target: `staff:${staff_id}` } as const
    await recordAudit(tx, { ...entry, action: 'staff.logged_out', ...from })
  })

type Found = Awaited<ReturnType<typeof findStaff>>

/** Who failed is not proven to be the one named: the entry is the product's own. A block is told once while it lasts. */
const recordFailure = async (
  d: StaffDeps,
  action: 'staff.login_failed' | 'staff.login_blocked',
  found: Found,
  name: string,
  { ip, request_id }: From,
): Promise<void> => {
  const entry = { actor: { type: 'system', name: 'login' }, action, after: { name }, ip, request_id } as const
  const target = found ? `staff:${found.id}` : 'staff:unknown'
  if (action === 'staff.login_blocked') await recordOnce(d.db, entry, [target])
  else await d.db.tx((tx) => recordAudit(tx, { ...entry, target }))
}

const findStepOf = (d: StaffDeps, found: Found, totp: string): number | undefined => {
  const secret = found?.totp_secret ? openFactor(d, found.id, found.totp_secret) : undefined
  return secret === undefined ? undefined : findTotpStep(secret, totp, d.clock.now())
}

const verifyStaff = async (
  d: StaffDeps,
  found: Found,
  step: number | undefined,
  password: string,
): Promise<Staff | undefined> => {
  const fits = await verifyPassword(password, found?.password_hash)
  if (!found || !fits || found.state !== 'active') return undefined
  return step === undefined || (await useTotpStep(d.db, found.id, step)) === 0 ? undefined : found
}

const openStaffSession = (d: StaffDeps, staff: Staff, from: From): Promise<string> =>
  d.db.tx(async (tx) => {
    const now = d.clock.now()
    const token = d.ids.token()
    await insertStaffSession(tx, {
      hash: hashToken(token),
      id: d.ids.uuid(),
      staff_id: staff.id,
      created_at: now,
      expires_at: new Date(now.getTime() + STAFF_SESSION_MS),
      ip: from.ip,
      user_agent: from.user_agent.slice(0, 300),
    })
    await recordAudit(tx, {
      actor: { type: 'staff', id: staff.id, name: staff.name },
      action: 'staff.logged_in',
      target: `staff:${staff.id}`,
      ip: from.ip,
      request_id: from.request_id,
    })
    return token
  })
