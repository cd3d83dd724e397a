import { z } from 'zod'
import { defineEvent, moment } from '../../kernel/event.ts'

const member_id = z.number().int()

export const registered = defineEvent('members.registered', {
  summary:
    'Somebody became a member; `invited_by` is the member whose code they brought, `invite_code` empty without one',
  payload: z.object({
    member_id,
    invited_by: z.number().int().nullable(),
    invite_code: z.string(),
    register_site: z.string(),
  }),
  formerly: 'identity.registered',
})

export const loggedIn = defineEvent('sessions.logged_in', {
  summary: 'A member opened a session, by password, registration or trial; `before` is when they did so the last time',
  payload: z.object({ member_id, session_id: z.uuid(), at: moment, before: moment.nullable() }),
})
