import { USDT_TYPES } from '@moongate/contract/chain.states'
import { enqueue, handle, type JobHandler } from '../../kernel/jobs.ts'
import { createAlarms } from './alarm.ts'
import { watchAllJob, watchJob } from './chain.jobs.ts'
import type { ChainDeps } from './deps.ts'
import { isExpected } from './order.sql.ts'
import { watchChain } from './watch.ts'

/** How soon a chain is looked at again while somebody waits for it. */
const AGAIN_MS = 2_000

export const createChainJobs = (d: ChainDeps): JobHandler[] => {
  const alarms = createAlarms(d)
  return [
    handle(watchAllJob, async () => {
      for (const network of USDT_TYPES.filter((code) => d.chains[code]))
        await enqueue(d.db, watchJob, { network }, { key: `watch:${network}`, max_attempts: 1 })
    }),
    handle(watchJob, async ({ network }) => {
      const chain = d.chains[network]
      if (!chain) return
      await watchChain({ ...d, alarms }, network, chain)
      if (!(await isExpected(d.db, network))) return
      const run_at = new Date(d.clock.now().getTime() + AGAIN_MS)
      await enqueue(d.db, watchJob, { network }, { key: `watch:${network}`, run_at, max_attempts: 1 })
    }),
  ]
}
