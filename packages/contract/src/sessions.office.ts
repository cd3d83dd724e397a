import { z } from 'zod'
import { id, nothing, wireTime } from './common.ts'
import { factorsShape } from './factors.ts'
import { OFFICE_MEMBER_STATES } from './members.states.ts'
import { defineRoutes } from './route.ts'
import { deviceRow, loginRow, sessionRow } from './sessions.security.ts'
import { MEMBER_FREEZERS, MEMBER_GUARDS, MEMBER_READERS } from './staff.states.ts'
import { text } from './text.ts'

const reason = text('reason')
const totp = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
const act = { method: 'POST', who: { staff: MEMBER_GUARDS }, rows: ['R6.6', 'R3.7'], limit: 'auth' } as const
const unproven = ['sessions.member_not_found', 'staff.totp_wrong', 'staff.login_blocked'] as const

/** A member's account in the office: where it is open, by what it is guarded, and the ways back in. */
export const sessionsOfficeRoutes = defineRoutes({
  security: {
    method: 'GET',
    path: '/members/{id}/security',
    who: { staff: MEMBER_READERS },
    summary: "A member's sessions, devices, last logins and second factors",
    input: z.object({ id }),
    output: z.object({
      data: z.object({
        sessions: z.array(sessionRow),
        devices: z.array(deviceRow),
        logins: z.array(loginRow),
        factors: factorsShape,
        reset_until: wireTime.nullable(),
      }),
    }),
    errors: ['sessions.member_not_found'],
    rows: ['R6.6'],
  },
  endSessions: {
    ...act,
    limit: 'write',
    path: '/members/{id}/sessions/end',
    summary: 'Ends every session of a member',
    input: z.object({ id, reason }),
    output: nothing,
    errors: ['sessions.member_not_found'],
  },
  setState: {
    ...act,
    who: { staff: MEMBER_FREEZERS },
    limit: 'write',
    path: '/members/{id}/state',
    summary: 'Freezes a member, whose money then moves no more, or frees them',
    input: z.object({ id, state: z.enum(OFFICE_MEMBER_STATES), reason }),
    output: nothing,
    errors: ['sessions.member_not_found', 'sessions.account_closed'],
  },
  correctRealname: {
    ...act,
    who: { staff: MEMBER_FREEZERS },
    path: '/members/{id}/realname',
    summary:
      "Puts a member's real name right and ends the sessions; cards in another name have to be bound anew. Asks for a code of the second factor",
    input: z.object({ id, realname: text('realname'), totp, reason }),
    output: nothing,
    errors: [...unproven],
  },
  forgetWithdrawalPassword: {
    ...act,
    who: { staff: MEMBER_FREEZERS },
    path: '/members/{id}/withdrawal-password/forget',
    summary:
      "Takes a member's withdrawal password away and ends the sessions; they set another. Asks for a code of the second factor",
    input: z.object({ id, totp, reason }),
    output: nothing,
    errors: [...unproven],
  },
  resetPassword: {
    ...act,
    path: '/members/{id}/password/reset',
    summary:
      "Takes the login password away, with `factors` the second factors too, ends the sessions and answers a one-time link; asks for a code of the staff's own second factor",
    input: z.object({ id, totp, reason, factors: z.boolean().default(false) }),
    output: z.object({ data: z.object({ token: z.string(), expires_at: wireTime }) }),
    errors: [...unproven, 'sessions.reset_not_possible'],
  },
  forgetFactors: {
    ...act,
    path: '/members/{id}/factors/forget',
    summary: "Forgets a member's authenticator app, recovery codes and passkeys; asks for a code of the second factor",
    input: z.object({ id, totp, reason }),
    output: nothing,
    errors: [...unproven],
  },
})
