import type { reportsRoutes } from '@moongate/contract/reports'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { readSetting } from '../site/index.ts'
import { hiddenStatisticsSetting } from './reports.settings.ts'
import { computeStatistics } from './statistics.rules.ts'
import { countGamesOffered, countPaymentChannels, measureWithdrawals } from './statistics.sql.ts'

export type ReportsDeps = Pick<Kernel, 'db'>

/** A handler for each row of `reportsRoutes`. */
export const createReportsHandlers = (d: ReportsDeps): Handlers<typeof reportsRoutes> => ({
  statistics: async () => {
    const [withdrawal, channels, offered, hidden] = await Promise.all([
      measureWithdrawals(d.db),
      countPaymentChannels(d.db),
      countGamesOffered(d.db),
      readSetting(d.db, hiddenStatisticsSetting),
    ])
    return { data: computeStatistics({ withdrawal, channels, offered }, hidden) }
  },
})
