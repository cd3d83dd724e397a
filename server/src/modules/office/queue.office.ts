import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { countWaitingOrders } from '../cashier/index.ts'
import { countQueued } from '../chain/index.ts'
import { countOpenDifferences } from '../mirror/index.ts'
import { countManualPayouts, countOpenItems } from '../payments/index.ts'
import { countOpenBreaks } from '../reconciliation/index.ts'
import { findMisfits, type Setting } from '../site/index.ts'
import { countOpenTransfers } from '../wallet/index.ts'

type QueueDeps = Pick<Kernel, 'db'> & { settings: readonly Setting[] }

/** How much waits for staff, over all modules. */
export const createQueueHandlers = (d: QueueDeps): Pick<Handlers<typeof officeRoutes>, 'queues'> => ({
  queues: async () => {
    const [orders, transfers_unclear, payouts_manual, arrivals, differences, usdt, reconciliation, misfits] =
      await Promise.all([
        countWaitingOrders(d.db),
        countOpenTransfers(d.db),
        countManualPayouts(d.db),
        countOpenItems(d.db),
        countOpenDifferences(d.db),
        countQueued(d.db),
        countOpenBreaks(d.db),
        findMisfits(d.db, d.settings),
      ])
    return {
      data: {
        ...orders,
        transfers_unclear,
        payouts_manual,
        arrivals,
        differences,
        usdt,
        reconciliation,
        settings_misfit: misfits.map(({ key }) => key),
      },
    }
  },
})
