import { z } from 'zod'
import { definePush } from './push.ts'

export const wheelPush = definePush('wheel', {
  audience: 'member',
  summary: "A member's chances at the wheel or their records have changed",
  data: z.strictObject({}),
})

export const wheelRecordPush = definePush('wheel', {
  audience: 'office',
  summary: 'A prize waits to be sent, or was sent',
  data: z.strictObject({ id: z.uuid() }),
})
