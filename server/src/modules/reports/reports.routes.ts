import type { reportsRoutes } from '@moongate/contract/reports'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { readSettings } from '../site/index.ts'
import { createHappenings } from './happenings.ts'
import { happeningView } from './happenings.view.ts'
import { listMarks } from './payments.rules.ts'
import { hiddenStatisticsSetting, statisticsFromSetting } from './reports.settings.ts'
import { computeStatistics } from './statistics.rules.ts'
import {
  countDraws,
  countGamesOffered,
  countPaymentChannels,
  findPaymentTypes,
  measureWithdrawals,
} from './statistics.sql.ts'

export type ReportsDeps = Pick<Kernel, 'db' | 'clock'>

/** A handler for each row of `reportsRoutes`. */
export const createReportsHandlers = (d: ReportsDeps): Handlers<typeof reportsRoutes> => {
  const listHappenings = createHappenings(d)
  return {
    statistics: async () => {
      const [withdrawal, channels, offered, draws, [hidden, from]] = await Promise.all([
        measureWithdrawals(d.db),
        countPaymentChannels(d.db),
        countGamesOffered(d.db),
        countDraws(d.db),
        readSettings(d.db, [hiddenStatisticsSetting, statisticsFromSetting]),
      ])
      return { data: computeStatistics({ withdrawal, channels, offered, draws }, { hidden, from }) }
    },
    payments: async () => ({ data: listMarks(await findPaymentTypes(d.db)) }),
    happenings: async ({ lang }) => ({ data: (await listHappenings()).map((one) => happeningView(one, lang)) }),
  }
}
