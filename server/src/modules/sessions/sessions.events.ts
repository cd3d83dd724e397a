import { z } from 'zod'
import { defineEvent, moment } from '../../kernel/event.ts'

export const loggedIn = defineEvent('sessions.logged_in', {
  summary:
    'A member opened a session, by password, registration or trial; `login_before_at` is when they did so the last time',
  payload: z.object({
    member_id: z.number().int(),
    session_id: z.uuid(),
    at: moment,
    login_before_at: moment.nullable(),
  }),
})

export const newDevice = defineEvent('sessions.new_device', {
  summary:
    'A member logged in on a device that is not known of them; `browser`, `system`, `address` and `place` as the member reads them',
  payload: z.object({
    member_id: z.number().int(),
    session_id: z.uuid(),
    at: moment,
    browser: z.string(),
    system: z.string(),
    address: z.string(),
    place: z.string(),
  }),
})

export const accessReset = defineEvent('sessions.access_reset', {
  summary:
    "Staff took a member's login password away, their second factors, or both; or their withdrawal password, or put their real name right",
  payload: z.object({
    member_id: z.number().int(),
    id: z.uuid(),
    at: moment,
    password: z.boolean(),
    factors: z.boolean(),
    qk_pwd: z.boolean().default(false),
    realname: z.boolean().default(false),
  }),
})
