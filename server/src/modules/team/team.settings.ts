import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** Between which rates agents are paid, parts per million of the effective bet, and how many open invite links an agent may have. */
export const agentsSetting = defineSetting('agents', {
  schema: z
    .object({ lowest_ppm: z.int().min(10), highest_ppm: z.int().max(100_000), invites: z.int().min(1).max(1000) })
    .refine(({ lowest_ppm, highest_ppm }) => lowest_ppm <= highest_ppm),
  default: { lowest_ppm: 1_000, highest_ppm: 6_000, invites: 50 },
  group: 'money',
  help: 'team:settings.agents',
})

export type AgentTerms = z.output<typeof agentsSetting.schema>
export const teamSettings = [agentsSetting] as const
