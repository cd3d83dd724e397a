import { z } from 'zod'
import { amountInSetting, defineSetting } from '../site/index.ts'

/** For how many days after a day its rebate may be claimed, whether the clock claims it, and above which sum a person looks first; `""`: at none. */
export const rebateSetting = defineSetting('rebate', {
  schema: z.object({
    days: z.int().min(1).max(365),
    by_clock: z.boolean(),
    review_above: z.union([z.literal('').transform(() => null), amountInSetting]),
  }),
  default: { days: 7, by_clock: false, review_above: '' },
  group: 'money',
  help: 'rebate:settings.rebate',
})

export type RebateTerms = z.output<typeof rebateSetting.schema>
export const rebateSettings = [rebateSetting] as const
