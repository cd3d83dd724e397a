import type { StaffRole } from '@moongate/contract'
import { recordAudit } from '../audit/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { bookAttempt } from '../../kernel/attempts.ts'
import type { StaffDeps } from './deps.ts'
import { verifyPassword } from '../../kernel/password.ts'
import { hashToken } from '../../kernel/ids.ts'
import { STAFF_SEEN_STEP_MS, STAFF_SESSION_MS, isStaffSessionValid, findTotpStep } from './staff.rules.ts'
import {
  endStaffSession,
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
 * works once. Tries are limited like the members'.
 */
export const logInStaff = async (d: StaffDeps, input: StaffLogin, from: From): Promise<StaffToken> => {
  const tried = await bookAttempt(d, `staff:${input.name.toLowerCase()}`, from.ip, 'staff.login_blocked')
  const staff = await verifyStaff(d, input)
  if (!staff) return refuse('staff.credentials_wrong')
  await tried.succeeded()
  const access_token = await openStaffSession(d, staff, from)
  return {
    access_token,
    token_type: 'Bearer',
    expires_in: STAFF_SESSION_MS / 1000,
    staff: { name: staff.name, roles: staff.roles },
  }
}

/** Who a staff token belongs to. A member's token is none, and this one is none at the member API (R6.6). */
export const authenticateStaff = async (
  d: StaffDeps,
  token: string,
): Promise<AuthenticatedStaff | { ended: 'login_required' | 'session_ended' }> => {
  const now = d.clock.now()
  const session = await findStaffSession(d.db, hashToken(token))
  if (!session) return { ended: 'login_required' }
  if (!isStaffSessionValid(session, now)) return { ended: 'session_ended' }
  if (now.getTime() - session.seen_at.getTime() >= STAFF_SEEN_STEP_MS)
    await markStaffSeen(d.db, session.session_id, now)
  return { caller: { staff_id: session.id, name: session.name, roles: session.roles, session_id: session.session_id } }
}

export const logOutStaff = async (d: StaffDeps, session_id: string): Promise<void> => {
  await endStaffSession(d.db, session_id, d.clock.now())
}

const verifyStaff = async (d: StaffDeps, { name, password, totp }: StaffLogin): Promise<Staff | undefined> => {
  const found = await findStaff(d.db, name)
  const fits = await verifyPassword(password, found?.password_hash)
  if (!found || !fits || found.state !== 'active' || !found.totp_secret) return undefined
  const step = findTotpStep(found.totp_secret, totp, d.clock.now())
  if (step === undefined || (await useTotpStep(d.db, found.id, step)) === 0) return undefined
  return found
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
