import type { reportsOfficeRoutes } from '@moongate/contract/reports.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { sumExposure } from './exposure.sql.ts'
import { exposureView } from './exposure.view.ts'
import { computeSpans } from './overview.rules.ts'
import { measureSpan, type SpanFigures } from './overview.sql.ts'
import { formatSigned, sumsView } from './play.view.ts'

const figuresView = ({ stake, payout, bets, ...f }: SpanFigures) => ({
  ...f,
  deposited: toWire(f.deposited),
  withdrawn: toWire(f.withdrawn),
  net: formatSigned(f.deposited - f.withdrawn),
  ...sumsView({ bets, stake, payout }),
})

/** How the site's day goes, beside as much of the day before, and what is open now. */
export const createOverviewHandlers = (
  d: Pick<Kernel, 'db' | 'clock' | 'config'>,
): Pick<Handlers<typeof reportsOfficeRoutes>, 'overview'> => ({
  overview: async () => {
    const zone = d.config.site_time_zone
    const now = d.clock.now()
    const { today, yesterday } = computeSpans(now, zone)
    const [so_far, before, open] = await Promise.all([
      measureSpan(d.db, today),
      measureSpan(d.db, yesterday),
      sumExposure(d.db),
    ])
    return {
      data: {
        at: formatWireTime(now, zone),
        zone,
        today: figuresView(so_far),
        yesterday: figuresView(before),
        open: exposureView(open, zone),
      },
    }
  },
})
