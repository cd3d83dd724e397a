import { z } from 'zod'
import { amountInSetting, defineSetting } from '../site/index.ts'

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

/** R6.6: up to which sum a transfer is credited without people; `""`: at any (decisions/0498). */
export const usdtCreditSetting = defineSetting('usdt_credit', {
  schema: z.object({ up_to: z.union([z.literal('').transform(() => null), amountInSetting]) }),
  default: { up_to: '50000.00' },
  group: 'money',
  help: 'chain:settings.usdt_credit',
})

export const chainSettings = [usdtSetting, usdtCreditSetting] as const
