import { z } from 'zod'
import { defineEvent } from '../../kernel/event.ts'

export const renamed = defineEvent('members.renamed', {
  summary: 'Staff put the real name of a member right',
  payload: z.object({ member_id: z.number().int() }),
})

export const registered = defineEvent('members.registered', {
  summary:
    'Somebody became a member; `invited_by` and `invite_code` are whose code they brought and which, null where nobody invited',
  payload: z.object({
    member_id: z.number().int(),
    invited_by: z.number().int().nullable(),
    invite_code: z.string().nullable(),
    register_site: z.string(),
  }),
  formerly: 'identity.registered',
})
