import { z } from 'zod'
import { definePush } from './push.ts'

export const sessionEndedPush = definePush('session.ended', {
  audience: 'member',
  summary:
    'A session of the member was ended; its own stream ends with it, and is told so unless the member ended it themselves',
  data: z.strictObject({ session_id: z.uuid(), by: z.enum(['member', 'other']).default('other') }),
})

export const newDevicePush = definePush('session.device', {
  audience: 'member',
  summary: 'The member was logged in on a device that is not known of them; `session_id` is the session it opened',
  data: z.strictObject({ session_id: z.uuid() }),
})
