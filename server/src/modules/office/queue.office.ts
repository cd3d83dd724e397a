import type { officeRoutes } from '@moongate/contract/office'
import { listNames } from '@moongate/contract/states'
import type { Reader } from '../../kernel/db.ts'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { countBonuses } from '../bonus/index.ts'
import { countWaitingOrders } from '../cashier/index.ts'
import { countQueued } from '../chain/index.ts'
import { countRuns } from '../commission/index.ts'
import { countLoans } from '../credit/index.ts'
import { countWaitingMail } from '../mail/index.ts'
import { countOpenDifferences } from '../mirror/index.ts'
import { countWaitingPapers } from '../papers/index.ts'
import { countManualPayouts, countOpenItems } from '../payments/index.ts'
import { countApplications } from '../promotions/index.ts'
import { countProposals } from '../proposals/index.ts'
import { countWaitingClaims } from '../rebate/index.ts'
import { countOpenBreaks } from '../reconciliation/index.ts'
import { findMisfits, type Setting } from '../site/index.ts'
import { countApplications as countAgencies } from '../team/index.ts'
import { countOpenTransfers } from '../wallet/index.ts'
import { countSpins } from '../wheel/index.ts'

type QueueDeps = Pick<Kernel, 'db'> & { settings: readonly Setting[] }

/** What counts each queue, by its name in the answer. */
const COUNTERS = {
  transfers_unclear: countOpenTransfers,
  payouts_manual: countManualPayouts,
  arrivals: countOpenItems,
  differences: countOpenDifferences,
  usdt: countQueued,
  reconciliation: countOpenBreaks,
  rebate: countWaitingClaims,
  promotions: async (r) => (await countApplications(r, { open: true })).n,
  bonus: async (r) => (await countBonuses(r, { state: 'in_review' })).n,
  mail: countWaitingMail,
  papers: countWaitingPapers,
  wheel: async (r) => (await countSpins(r, { waiting: true })).n,
  credit: async (r) => (await countLoans(r, { is_open: true })).n + (await countProposals(r, ['credit.terms'])),
  levels: (r) => countProposals(r, ['levelup.live', 'levelup.slot']),
  team: async (r) => (await countAgencies(r, true)).n,
  commission: async (r) => (await countRuns(r)).waiting,
} as const satisfies Record<string, (r: Reader) => Promise<number>>
const NAMES = listNames(COUNTERS)

/** How much waits for staff, over all modules. */
export const createQueueHandlers = (d: QueueDeps): Pick<Handlers<typeof officeRoutes>, 'queues'> => ({
  queues: async () => {
    const [orders, misfits, ...counts] = await Promise.all([
      countWaitingOrders(d.db),
      findMisfits(d.db, d.settings),
      ...NAMES.map((name) => COUNTERS[name](d.db)),
    ])
    const waiting = Object.fromEntries(NAMES.map((name, i) => [name, counts[i]])) as Record<
      keyof typeof COUNTERS,
      number
    >
    return { data: { ...orders, ...waiting, settings_misfit: misfits.map(({ key }) => key) } }
  },
})
