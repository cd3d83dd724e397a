import { LANGS } from '@moongate/contract'
import { z } from 'zod'
import { amountInSetting, defineSetting } from '../site/index.ts'

const texts = z.partialRecord(z.enum(LANGS), z.string())

/**
 * What brings chances: each step, of a day's deposits and effective bets, so many spins; how many are held at most; how many times
 * over money won asks for turnover; and what the wheel tells of itself, the rules as HTML.
 */
export const wheelSetting = defineSetting('wheel', {
  schema: z.object({
    steps: z.array(z.object({ deposit: amountInSetting, bet: amountInSetting, spins: z.int().min(1).max(10) })).max(20),
    most: z.int().min(1).max(20),
    times: z.int().min(0).max(50),
    about: texts,
    rule: texts,
  }),
  default: { steps: [], most: 3, times: 1, about: {}, rule: {} },
  group: 'play',
  help: 'wheel:settings.wheel',
})

export type WheelTerms = z.output<typeof wheelSetting.schema>
export const wheelSettings = [wheelSetting] as const
