import type { reportsOfficeRoutes } from '@moongate/contract/reports.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel, Translate } from '../../kernel/index.ts'
import { formatWireTime, parseRange } from '../../kernel/time.ts'
import { groupCash, type Position, sumCash } from './cash.rules.ts'
import { sumPaidOut, sumReceived } from './cash.sql.ts'
import { createOverviewHandlers } from './overview.office.ts'
import { createPlayOfficeHandlers } from './play.office.ts'
import { formatSigned } from './play.view.ts'

const showSums = (row: Pick<Position, 'in' | 'out' | 'gift' | 'count'>) => ({
  in: toWire(row.in),
  out: toWire(row.out),
  net: formatSigned(row.in - row.out),
  gift: toWire(row.gift),
  count: row.count,
})

const showPosition = (row: Position, translate: Translate) => ({
  channel_id: row.channel_id,
  type: row.type,
  title: row.type === '' ? '' : `${translate.byCode(`cashier:payment_types.${row.type}`)} · ${row.name}`,
  ...showSums(row),
  accounts: row.accounts.map(({ account, in: received, count }) => ({ account, in: toWire(received), count })),
})

/** Reports for staff: how the day goes, each day's money by channel, and what was played by game. */
export const createReportsOfficeHandlers = (
  d: Pick<Kernel, 'db' | 'clock' | 'config' | 'translate'>,
): Handlers<typeof reportsOfficeRoutes> => ({
  ...createPlayOfficeHandlers(d),
  ...createOverviewHandlers(d),
  cash: async ({ input, lang }) => {
    const zone = d.config.site_time_zone
    const day = input.day ?? formatWireTime(d.clock.now(), zone).slice(0, 10)
    const span = parseRange([day, day], zone) ?? { from: d.clock.now(), before: d.clock.now() }
    const [received, paid] = await Promise.all([sumReceived(d.db, span), sumPaidOut(d.db, span)])
    const rows = groupCash(received, paid)
    const translate = d.translate(lang)
    return {
      data: { day, zone, rows: rows.map((row) => showPosition(row, translate)), total: showSums(sumCash(rows)) },
    }
  },
})
