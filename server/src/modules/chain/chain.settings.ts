import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** R1.3: what the operator keeps of the ticker's rate, in per cent, and for how many minutes an order holds its own. */
export const usdtSetting = defineSetting('usdt', {
  schema: z.object({
    spread_percent: z.string().regex(/^\d{1,2}\.\d{2}$/),
    order_minutes: z.int().min(1).max(1440),
  }),
  default: { spread_percent: '0.50', order_minutes: 20 },
  group: 'money',
  help: 'chain:settings.usdt',
})

export const chainSettings = [usdtSetting] as const
