import type { reportsRoutes } from '@moongate/contract/reports'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { readConfig } from '../site/index.ts'
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
      readConfig(d.db, 'hidden_statistics'),
    ])
    return { data: computeStatistics({ withdrawal, channels, offered }, hidden) }
  },
})
