import { z } from 'zod'
import { amountInSetting, defineSetting } from '../site/index.ts'

/** A percentage, text with two decimals: `"2.00"`. Without them it would be read as another one. */
const percent = z.string().regex(/^\d{1,2}\.\d{2}$|^100\.00$/)
/** A wall time of the site, `HH:mm`; a day ends at 24:00. */
const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** R9.6 R4.21: limits (minor units once read), how many a day, the fee while turnover is missing, and the hours. */
export const withdrawalSetting = defineSetting('withdrawal', {
  schema: z
    .object({
      min: amountInSetting,
      max: amountInSetting,
      daily_count: z.int().min(0),
      fee_percent: percent,
      open_from: wallTime,
      open_to: wallTime,
    })
    .refine(({ min, max }) => min <= max, 'min is above max'),
  default: {
    min: '100.00',
    max: '50000.00',
    daily_count: 5,
    fee_percent: '2.00',
    open_from: '00:00',
    open_to: '24:00',
  },
  group: 'money',
  help: 'cashier:settings.withdrawal',
})

/** R4.20: how many reports may wait, for how long, and how much turnover a deposit asks for. */
export const depositSetting = defineSetting('deposit', {
  schema: z.object({
    max_open: z.int().min(0),
    expires_minutes: z.number().positive(),
    turnover_percent: z.int().min(0),
  }),
  default: { max_open: 3, expires_minutes: 1440, turnover_percent: 100 },
  group: 'money',
  help: 'cashier:settings.deposit',
})

export const cashierSettings = [withdrawalSetting, depositSetting] as const
