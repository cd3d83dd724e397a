import { z } from 'zod'
import { definePush } from './push.ts'

export const breakPush = definePush('break', {
  audience: 'office',
  summary: 'Staff took a step with an item of the reconciliation: the list of them is old',
  data: z.strictObject({}),
})
