import { z } from 'zod'
import { defineEvent, minor } from '../../kernel/event.ts'

export const loanReminded = defineEvent('credit.reminded', {
  summary: 'A member is to be reminded of a loan: it falls due within a day, or it is overdue',
  payload: z.object({
    member_id: z.number().int(),
    id: z.uuid(),
    bill_no: z.string(),
    asset: z.string(),
    amount: minor,
    due_on: z.string(),
    is_overdue: z.boolean(),
  }),
})
