import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { FactorsDeps } from './deps.ts'
import { forgetChallengesJob } from './factors.jobs.ts'
import { forgetChallenges } from './passkey.sql.ts'

export const createFactorsJobs = (d: FactorsDeps): JobHandler[] => [
  handle(forgetChallengesJob, async () => {
    await forgetChallenges(d.db, d.clock.now())
  }),
]
