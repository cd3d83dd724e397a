import { z } from 'zod'
import { definePush } from './push.ts'

export const staffSessionEndedPush = definePush('staff.session_ended', {
  audience: 'office',
  summary: 'A session of staff was ended: its own stream ends with it, and no stream is told',
  data: z.strictObject({ session_id: z.uuid() }),
})
