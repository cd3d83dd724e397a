import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/**
 * R1.3: what the operator keeps of the ticker's rate, in per cent, for how many minutes an order holds its own, and by how many per cent
 * a rate may differ from the one before to be believed.
 */
export const usdtSetting = defineSetting('usdt', {
  schema: z.object({
    spread_percent: z.string().regex(/^\d{1,2}\.\d{2}$/),
    order_minutes: z.int().min(1).max(1440),
    rate_step_percent: z.int().min(1).max(100_000).default(10),
  }),
  default: { spread_percent: '0.50', order_minutes: 20, rate_step_percent: 10 },
  group: 'money',
  help: 'chain:settings.usdt',
})

export const chainSettings = [usdtSetting] as const
