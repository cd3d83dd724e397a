import { z } from 'zod'
import { flag, nothing, paged, paging, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { LOGIN_OUTCOMES, LOGIN_WAYS } from './sessions.states.ts'
import { text } from './text.ts'

/** A browser as its user agent tells it, and where it was: a place where its address is known to the operator, else the masked address. */
const browser = { browser: z.string(), system: z.string(), address: z.string(), place: z.string() }
export const sessionRow = z.object({
  id: z.string(),
  ...browser,
  started_at: wireTime,
  seen_at: wireTime,
  is_current: flag,
})
export const deviceRow = z.object({
  id: z.string(),
  ...browser,
  first_seen_at: wireTime,
  seen_at: wireTime,
  is_current: flag,
})
export const loginRow = z.object({
  id: z.string(),
  ...browser,
  at: wireTime,
  way: z.enum(LOGIN_WAYS),
  outcome: z.enum(LOGIN_OUTCOMES),
  is_new_device: flag,
})
const member = { who: 'member', rows: ['R3.7', 'R4.1'] } as const

/** Where an account is open and where it was: sessions, known devices, the history of its logins. */
export const securityRoutes = defineRoutes({
  security: {
    ...member,
    method: 'GET',
    path: '/member/security',
    summary: 'The running sessions and the known devices of the member',
    input: nothing,
    output: z.object({ data: z.object({ sessions: z.array(sessionRow), devices: z.array(deviceRow) }) }),
    errors: [],
  },
  logins: {
    ...member,
    method: 'GET',
    path: '/member/logins',
    summary: 'Logins of the last 90 days, those that failed too',
    input: z.object(paging),
    output: z.object({ data: paged(loginRow) }),
    errors: [],
  },
  endSession: {
    ...member,
    method: 'POST',
    path: '/member/sessions/{id}/end',
    summary: 'Ends a session of the member from afar',
    input: z.object({ id: z.uuid() }),
    output: nothing,
    errors: ['sessions.session_not_found'],
  },
  endOthers: {
    ...member,
    method: 'POST',
    path: '/member/sessions/end-others',
    summary: 'Ends every session of the member but this one',
    input: nothing,
    output: z.object({ data: z.object({ ended: z.number().int() }) }),
    errors: [],
  },
  forgetDevice: {
    ...member,
    method: 'POST',
    path: '/member/devices/{id}/forget',
    summary: 'Forgets a device and ends the session it has: its next login is that of a new one',
    input: z.object({ id: z.uuid() }),
    output: nothing,
    errors: ['sessions.device_not_found'],
  },
  resetPassword: {
    who: 'anyone',
    rows: ['R3.7'],
    method: 'POST',
    path: '/auth/password/reset',
    summary: 'Sets a new login password by a one-time link of customer service',
    labels: { token: 'reset_link' },
    input: z.object({
      token: z.string().min(20).max(100),
      password: text('new_password'),
      password_confirmation: z.string().default(''),
    }),
    output: nothing,
    errors: [
      'sessions.reset_invalid',
      'members.confirmation_differs',
      'members.password_short',
      'members.password_has_name',
      'members.password_common',
    ],
    limit: 'auth',
  },
})
