import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { countWaitingOrders } from '../cashier/index.ts'
import { countOpenTransfers } from '../wallet/index.ts'

/** How much waits for staff, over all modules. */
export const createQueueHandlers = (d: Pick<Kernel, 'db'>): Pick<Handlers<typeof officeRoutes>, 'queues'> => ({
  queues: async () => {
    const [orders, transfers_unclear] = await Promise.all([countWaitingOrders(d.db), countOpenTransfers(d.db)])
    return { data: { ...orders, transfers_unclear } }
  },
})
