import type { sessionsOfficeRoutes } from '@moongate/contract/sessions.office'
import { recordAudit } from '../audit/index.ts'
import type { Handlers } from '../../kernel/http/call.ts'
import { describeStaffAct, readStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { factorsView, findFactors } from '../factors/index.ts'
import type { SessionsDeps } from './deps.ts'
import { findSecurity, readTelling } from './device.ts'
import { findLogins } from './device.sql.ts'
import { loginView, securityView } from './device.view.ts'
import {
  correctRealname,
  forgetFactors,
  forgetWithdrawalPassword,
  requireMember,
  setMemberState,
} from './account-state.ts'
import { resetPasswordByStaff } from './password-reset.ts'
import { forgetMember } from './session-cache.ts'
import { endSessions } from './session.sql.ts'
import { findResetEnd } from './ticket.sql.ts'

const LAST_LOGINS = 20

/** All that the office sees of how an account is guarded. */
const showSecurity = async (d: SessionsDeps, id: number) => {
  await requireMember(d, id)
  const [security, logins, factors, reset_until, telling] = await Promise.all([
    findSecurity(d, id),
    findLogins(d.db, id, LAST_LOGINS, 0),
    findFactors(d.db, id),
    findResetEnd(d.db, id, d.clock.now()),
    readTelling(d),
  ])
  return {
    ...securityView(security, telling),
    logins: logins.map((login) => loginView(login, telling)),
    factors: factorsView(factors, telling.time_zone),
    reset_until: formatWireTimeOrNull(reset_until, telling.time_zone),
  }
}

const endByStaff = async (d: SessionsDeps, act: StaffAct, { id, reason }: { id: number; reason: string }) => {
  await requireMember(d, id)
  await d.db.tx(async (tx) => {
    const ended = await endSessions(tx, id, 'kicked', d.clock.now())
    const entry = { action: 'sessions.ended_by_staff' as const, target: `member:${id}`, reason, after: { ended } }
    await recordAudit(tx, { ...describeStaffAct(act), ...entry })
  })
  forgetMember(d.db, id)
}

/** A member's account in the office: where it is open, by what it is guarded, and the ways back in. */
export const createSessionsOfficeHandlers = (d: SessionsDeps): Handlers<typeof sessionsOfficeRoutes> => ({
  security: async ({ input }) => ({ data: await showSecurity(d, input.id) }),

  endSessions: async (call) => {
    await endByStaff(d, readStaffAct(call), call.input)
    return {}
  },

  setState: async (call) => {
    const { id, state, reason } = call.input
    await requireMember(d, id)
    await setMemberState(d, id, state, { ...describeStaffAct(readStaffAct(call)), reason })
    return {}
  },

  correctRealname: async (call) => {
    await correctRealname(d, readStaffAct(call), call.input)
    return {}
  },

  forgetWithdrawalPassword: async (call) => {
    await forgetWithdrawalPassword(d, readStaffAct(call), call.input)
    return {}
  },

  resetPassword: async (call) => {
    const { token, expires_at } = await resetPasswordByStaff(d, readStaffAct(call), call.input)
    return { data: { token, expires_at: formatWireTime(expires_at, d.config.site_time_zone) } }
  },

  forgetFactors: async (call) => {
    await forgetFactors(d, readStaffAct(call), call.input)
    return {}
  },
})
