import { z } from 'zod'
import { definePush } from './push.ts'

export const creditPush = definePush('credit', {
  audience: 'member',
  summary: "A loan of the member's was decided or repaid, falls due tomorrow (`due`) or is overdue",
  data: z.strictObject({ about: z.enum(['changed', 'due', 'overdue']) }),
})

export const loanPush = definePush('credit', {
  audience: 'office',
  summary: 'A loan waits for a person, was decided or repaid, or is overdue',
  data: z.strictObject({ id: z.uuid() }),
})
