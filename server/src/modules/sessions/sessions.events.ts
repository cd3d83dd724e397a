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
