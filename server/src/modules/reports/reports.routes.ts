import type { reportsRoutes } from '@moongate/contract/reports'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { keepAnswer } from '../../kernel/kept-answer.ts'
import { readSettings } from '../site/index.ts'
import { createHappenings } from './happenings.ts'
import { happeningView } from './happenings.view.ts'
import { listMarks } from './payments.rules.ts'
import { hiddenStatisticsSetting, statisticsFromSetting } from './reports.settings.ts'
import { computeStatistics } from './statistics.rules.ts'
import {
  countDraws,
  countGamesOffered,
  countMatches,
  countPaymentChannels,
  findPaymentTypes,
  measureWithdrawals,
} from './statistics.sql.ts'

export type ReportsDeps = Pick<Kernel, 'db' | 'clock'>

/** Thousands of matches are counted for everybody at once; of thirty days a minute is nothing. */
const COUNTED_MS = 60_000

/** A handler for each row of `reportsRoutes`. */
export const createReportsHandlers = (d: ReportsDeps): Handlers<typeof reportsRoutes> => {
  const listHappenings = createHappenings(d)
  const readMatches = keepAnswer(d.clock, COUNTED_MS, () => countMatches(d.db))
  return {
    statistics: async () => {
      const [withdrawal, channels, taken, offered, draws, [hidden, from]] = await Promise.all([
        measureWithdrawals(d.db),
        countPaymentChannels(d.db),
        readMatches(),
        countGamesOffered(d.db),
        countDraws(d.db),
        readSettings(d.db, [hiddenStatisticsSetting, statisticsFromSetting]),
      ])
      return { data: computeStatistics({ withdrawal, channels, taken, offered, draws }, { hidden, from }) }
    },
    payments: async () => ({ data: listMarks(await findPaymentTypes(d.db)) }),
    happenings: async ({ lang }) => ({ data: (await listHappenings()).map((one) => happeningView(one, lang)) }),
  }
}
