import { z } from 'zod'
import { definePush } from './push.ts'

export const payoutPush = definePush('payout', {
  audience: 'office',
  summary: 'Staff took a step with a payout, or it was left to people: the list of payouts is old',
  data: z.strictObject({ id: z.uuid() }),
})

export const arrivalPush = definePush('arrival', {
  audience: 'office',
  summary: 'A payment came otherwise than it was ordered, or one that did moved on: the list of them is old',
  data: z.strictObject({}),
})
