import type { reportsRoutes } from '@moongate/contract/reports'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { configOf } from '../site/index.ts'
import { statistics } from './statistics.rules.ts'
import { gamesOffered, paymentChannels, withdrawalMedian } from './statistics.sql.ts'

export type ReportsDeps = Pick<Kernel, 'db'>

export const reportsHandlers = (d: ReportsDeps): Handlers<typeof reportsRoutes> => ({
  statistics: async () => {
    const [withdrawal, channels, offered, hidden] = await Promise.all([
      withdrawalMedian(d.db),
      paymentChannels(d.db),
      gamesOffered(d.db),
      configOf(d.db, 'hidden_statistics'),
    ])
    return { data: statistics({ withdrawal, channels, offered }, hidden) }
  },
})
