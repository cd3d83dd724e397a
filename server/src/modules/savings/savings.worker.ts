import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { SavingsDeps } from './deps.ts'
import { settleJob } from './savings.jobs.ts'
import { settleDue } from './settle.ts'

export const createSavingsJobs = (d: SavingsDeps): JobHandler[] => [handle(settleJob, () => settleDue(d))]
