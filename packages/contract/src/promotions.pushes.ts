import { z } from 'zod'
import { definePush } from './push.ts'

export const promotionPush = definePush('promotion', {
  audience: 'member',
  summary: 'An application of the member was decided',
  data: z.strictObject({ id: z.uuid() }),
})

export const applicationPush = definePush('promotion', {
  audience: 'office',
  summary: 'An application for an activity came in, or was decided',
  data: z.strictObject({ id: z.uuid() }),
})
