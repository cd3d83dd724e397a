import { z } from 'zod'
import { definePush } from './push.ts'

export const differencePush = definePush('difference', {
  audience: 'office',
  summary: 'The books of a supplier and ours differ, or do no more: the list of differences is old',
  data: z.strictObject({}),
})
