import { LANGS } from '@moongate/contract'
import { z } from 'zod'
import { defineEvent, minor } from '../../kernel/event.ts'

export const bonusGranted = defineEvent('bonus.granted', {
  summary: 'A bonus began to run: its sum is locked until it has been bet often enough',
  payload: z.object({
    member_id: z.number().int(),
    id: z.uuid(),
    bill_no: z.string(),
    asset: z.string(),
    amount: minor,
    title: z.partialRecord(z.enum(LANGS), z.string()),
  }),
})
