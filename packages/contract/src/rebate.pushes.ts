import { z } from 'zod'
import { definePush } from './push.ts'

export const rebatePush = definePush('rebate', {
  audience: 'member',
  summary: 'What can be claimed as rebate has changed',
  data: z.strictObject({}),
})

export const rebateClaimPush = definePush('rebate', {
  audience: 'office',
  summary: 'A claim of rebate waits for a person, or was decided',
  data: z.strictObject({ id: z.uuid() }),
})
