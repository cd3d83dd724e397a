import { z } from 'zod'
import { definePush } from './push.ts'

export const paperDeskPush = definePush('paper', {
  audience: 'office',
  summary: 'A paper came in, was taken, let go or decided: the list of papers is old',
  data: z.strictObject({}),
})
