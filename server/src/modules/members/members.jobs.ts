import type { JobTable, Schedule } from '../../kernel/jobs.ts'
import { forgetDemoStarts } from './demo.sql.ts'
import type { MembersDeps } from './deps.ts'

const KEPT_MS = 3 * 24 * 60 * 60_000

export const createMembersJobs = (d: MembersDeps): JobTable => ({
  /** Forgets how many demo accounts an address had on days that are over. */
  'members.sweep': async () => {
    await forgetDemoStarts(d.db, new Date(d.clock.now().getTime() - KEPT_MS))
  },
})

export const membersSchedule: Schedule = { 'members.sweep': '17 * * * *' }
