import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { listen, type Listener } from '../../kernel/outbox.ts'
import { corrected, settled } from '../betting/index.ts'
import { countRebate } from './accrue.ts'
import { closeDays } from './clock.ts'
import type { RebateDeps } from './deps.ts'
import { closeDaysJob } from './rebate.jobs.ts'

export const createRebateJobs = (d: RebateDeps): JobHandler[] => [handle(closeDaysJob, () => closeDays(d))]

export const createRebateListeners = (d: RebateDeps): Listener[] => [
  listen(settled, 'rebate', ({ bets }) => countRebate(d, bets)),
  listen(corrected, 'rebate', ({ bets }) => countRebate(d, bets)),
]
