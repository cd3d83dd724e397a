import { z } from 'zod'
import { definePush } from './push.ts'

export const sessionEndedPush = definePush('session.ended', {
  audience: 'member',
  summary: 'A session of the member was ended from elsewhere; its own stream ends with it',
  data: z.strictObject({ session_id: z.uuid() }),
})
