import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { PortalDeps } from './deps.ts'
import { forgetVisitorsJob } from './portal.jobs.ts'
import { forgetVisitors } from './visit.ts'

/** What a worker does for the portal. */
export const createPortalJobs = (d: PortalDeps): JobHandler[] => [handle(forgetVisitorsJob, () => forgetVisitors(d))]
