import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { remindMembers } from './clock.ts'
import { remindJob, reviewJob } from './credit.jobs.ts'
import type { CreditDeps } from './deps.ts'
import { reviewLoan } from './review.ts'

export const createCreditJobs = (d: CreditDeps): JobHandler[] => [
  handle(reviewJob, ({ id }) => reviewLoan(d, id)),
  handle(remindJob, () => remindMembers(d)),
]
