import { z } from 'zod'
import { nothing } from './common.ts'
import { STAFF_ROLES } from './staff.states.ts'
import { defineRoutes } from './route.ts'

const everyone = { staff: STAFF_ROLES } as const
const staffMe = z.object({ name: z.string(), roles: z.array(z.enum(STAFF_ROLES)) })

export const staffOfficeRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/login',
    who: 'anyone',
    summary: 'Staff login: password and second factor together',
    limit: 'auth',
    input: z.object({
      name: z.string().trim().min(1).max(40),
      password: z.string().min(1).max(128),
      totp: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    output: z.object({
      data: z.object({ access_token: z.string(), token_type: z.string(), expires_in: z.number(), staff: staffMe }),
    }),
    errors: ['staff.credentials_wrong', 'staff.login_blocked'],
    rows: ['R6.6'],
  },
  enrolment: {
    method: 'POST',
    path: '/enrolment',
    who: 'anyone',
    summary: 'Opens a one-time enrolment link: who it is for and the second factor to set up',
    limit: 'auth',
    input: z.object({ token: z.string().min(20).max(100) }),
    output: z.object({ data: z.object({ name: z.string(), totp_uri: z.string(), totp_secret: z.string() }) }),
    errors: ['staff.enrolment_invalid'],
    rows: ['R6.6'],
  },
  enrol: {
    method: 'POST',
    path: '/enrolment/finish',
    who: 'anyone',
    summary: 'Sets password and second factor',
    limit: 'auth',
    input: z.object({
      token: z.string().min(20).max(100),
      password: z.string().min(12).max(128),
      totp: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    output: nothing,
    errors: ['staff.enrolment_invalid', 'staff.totp_wrong'],
    rows: ['R6.6'],
  },
  me: {
    method: 'POST',
    path: '/me',
    who: everyone,
    summary: 'The signed-in member of staff',
    loading: false,
    limit: 'read',
    input: nothing,
    output: z.object({ data: staffMe }),
    errors: [],
    rows: ['R6.6'],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    who: everyone,
    summary: 'Ends the staff session',
    input: nothing,
    output: nothing,
    errors: [],
    rows: ['R6.6'],
  },
})
