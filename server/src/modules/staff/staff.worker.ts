import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { StaffDeps } from './deps.ts'
import { forgetStaffSessions } from './staff.sql.ts'
import { sweepJob } from './staff.jobs.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000

export const createStaffJobs = (d: StaffDeps): JobHandler[] => [
  handle(sweepJob, async () => {
    await forgetStaffSessions(d.db, new Date(d.clock.now().getTime() - KEPT_MS))
  }),
]
