import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { CommissionDeps } from './deps.ts'
import { payJob, payRestJob } from './commission.jobs.ts'
import { payStatements } from './pay.ts'

export const createCommissionJobs = (d: CommissionDeps): JobHandler[] => [
  handle(payJob, ({ run_id }) => payStatements(d, run_id)),
  handle(payRestJob, () => payStatements(d)),
]
