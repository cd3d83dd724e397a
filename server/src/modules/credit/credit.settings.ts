import { LOAN_WAYS, MAX_LOAN_DAYS, REVIEW_MINUTES } from '@moongate/contract/credit.states'
import { z } from 'zod'
import { amountInSetting, defineSetting } from '../site/index.ts'

const MOST_MINUTES = 43_200

/** R9.4: who reviews a loan and within what time, the least and the most that is lent (`cap` `""`: what the level allows), for how long, and how long after a repayment. */
export const creditSetting = defineSetting('credit', {
  schema: z.object({
    way: z.enum(LOAN_WAYS),
    review_minutes: z.literal(REVIEW_MINUTES),
    min: amountInSetting,
    cap: z.union([z.literal('').transform(() => null), amountInSetting]),
    max_days: z.int().min(1).max(MAX_LOAN_DAYS),
    wait_minutes: z.int().min(1).max(MOST_MINUTES),
  }),
  default: { way: 'staff', review_minutes: 120, min: '100.00', cap: '', max_days: MAX_LOAN_DAYS, wait_minutes: 1 },
  group: 'money',
  help: 'credit:settings.credit',
})

export type CreditTerms = z.output<typeof creditSetting.schema>
export const creditSettings = [creditSetting] as const
