import { z } from 'zod'
import { amountInSetting, defineSetting } from '../site/index.ts'

/** R6.6: above which sum a reward takes two people; `""`: at none. */
export const promotionsSetting = defineSetting('promotions', {
  schema: z.object({ second_person_above: z.union([z.literal('').transform(() => null), amountInSetting]) }),
  default: { second_person_above: '1000.00' },
  group: 'money',
  help: 'promotions:settings.promotions',
})

export const promotionsSettings = [promotionsSetting] as const
