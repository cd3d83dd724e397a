import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { SavingsDeps } from './deps.ts'
import { settleJob } from './savings.jobs.ts'
import { settleDue } from './clock.ts'

/** What the clock does. */
export const createSavingsJobs = (d: SavingsDeps): JobHandler[] => [handle(settleJob, () => settleDue(d))]
