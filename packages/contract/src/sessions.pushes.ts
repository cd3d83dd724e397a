import { z } from 'zod'
import { definePush } from './push.ts'

export const sessionEndedPush = definePush('session.ended', {
  audience: 'member',
  summary:
    'A session of the member was ended; its own stream ends with it, and is told so unless the member ended it themselves',
  data: z.strictObject({ session_id: z.uuid(), by: z.enum(['member', 'other']).default('other') }),
})
