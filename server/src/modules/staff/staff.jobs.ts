import type { JobTable, Schedule } from '../../kernel/jobs.ts'
import type { StaffDeps } from './deps.ts'
import { forgetStaffSessions } from './staff.sql.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000

export const createStaffJobs = (d: StaffDeps): JobTable => ({
  /** Forgets sessions that ended long ago. */
  'staff.sweep': async () => {
    await forgetStaffSessions(d.db, new Date(d.clock.now().getTime() - KEPT_MS))
  },
})

export const staffSchedule: Schedule = { 'staff.sweep': '27 * * * *' }
