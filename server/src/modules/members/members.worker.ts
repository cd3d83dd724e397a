import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { forgetDemoStarts } from './demo.sql.ts'
import type { MembersDeps } from './deps.ts'
import { sweepJob } from './members.jobs.ts'

const KEPT_MS = 3 * 24 * 60 * 60_000

export const createMembersJobs = (d: MembersDeps): JobHandler[] => [
  handle(sweepJob, async () => {
    await forgetDemoStarts(d.db, new Date(d.clock.now().getTime() - KEPT_MS))
  }),
]
