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

/** What grows with the site is measured for everybody at once; of a day or thirty a minute is nothing. */
const MEASURED_MS = 60_000

const measureAll = async (d: ReportsDeps) => {
  const [withdrawal, taken, draws] = await Promise.all([measureWithdrawals(d.db), countMatches(d.db), countDraws(d.db)])
  return { withdrawal, taken, draws }
}

/** A handler for each row of `reportsRoutes`. */
export const createReportsHandlers = (d: ReportsDeps): Handlers<typeof reportsRoutes> => {
  const listHappenings = createHappenings(d)
  const readMeasured = keepAnswer(d.clock, MEASURED_MS, () => measureAll(d))
  return {
    statistics: async () => {
      const [measured, channels, offered, [hidden, from]] = await Promise.all([
        readMeasured(),
        countPaymentChannels(d.db),
        countGamesOffered(d.db),
        readSettings(d.db, [hiddenStatisticsSetting, statisticsFromSetting]),
      ])
      return { data: computeStatistics({ ...measured, channels, offered }, { hidden, from }) }
    },
    payments: async () => ({ data: listMarks(await findPaymentTypes(d.db)) }),
    happenings: async ({ lang }) => ({ data: (await listHappenings()).map((one) => happeningView(one, lang)) }),
  }
}
