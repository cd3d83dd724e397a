import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** What gateways keep of a payment, in per cent, and how many hours after its end a day's file may come. */
export const settlementSetting = defineSetting('settlement', {
  schema: z.object({
    fee_percent: z.string().regex(/^\d{1,2}\.\d{2}$/),
    file_hours: z.int().min(0).max(72),
  }),
  default: { fee_percent: '0.00', file_hours: 6 },
  group: 'money',
  help: 'reconciliation:settings.settlement',
})

export const reconciliationSettings = [settlementSetting] as const
