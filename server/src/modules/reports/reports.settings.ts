import { reportsRoutes } from '@moongate/contract/reports'
import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** Names of measured statistics that the operator hides (R1.11). */
export const hiddenStatisticsSetting = defineSetting('hidden_statistics', {
  schema: z.array(reportsRoutes.statistics.output.shape.data.keyof()),
  default: [],
  group: 'look',
  help: 'reports:settings.hidden_statistics',
})

/** From which measure on a statistic is shown: of the withdrawal speed how many were paid, else the figure itself. */
export const statisticsFromSetting = defineSetting('statistics_from', {
  schema: z.partialRecord(reportsRoutes.statistics.output.shape.data.keyof(), z.int().min(1)),
  default: {
    withdrawal_median_seconds: 20,
    payment_channels: 2,
    live_matches_30d: 100,
    sports: 5,
    games: 12,
    draws_24h: 10,
  },
  group: 'look',
  help: 'reports:settings.statistics_from',
})

/** Whether the newest wins and payouts are told of, from how many members on, and of how many hours. */
export const happeningsSetting = defineSetting('happenings', {
  schema: z.object({ on: z.boolean(), from_members: z.int().min(2), hours: z.int().min(1).max(720) }),
  default: { on: true, from_members: 5, hours: 24 },
  group: 'look',
  help: 'reports:settings.happenings',
})

export const reportsSettings = [hiddenStatisticsSetting, statisticsFromSetting, happeningsSetting] as const
