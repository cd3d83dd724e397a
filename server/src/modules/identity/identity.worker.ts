import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { KNOWN_MS } from './attempt.ts'
import { forgetCaptchas } from './captcha.sql.ts'
import { forgetDemoStarts } from './demo.sql.ts'
import type { IdentityDeps } from './deps.ts'
import { sweepJob } from './identity.jobs.ts'
import { forgetAddresses, forgetCounters } from './login.sql.ts'
import { forgetSessions, forgetTokens } from './session.sql.ts'
import { forgetStaffSessions } from './staff.sql.ts'

const DAY_MS = 24 * 60 * 60_000

export const createIdentityJobs = (d: IdentityDeps): JobHandler[] => [
  handle(sweepJob, async () => {
    const now = d.clock.now()
    const ago = (ms: number): Date => new Date(now.getTime() - ms)
    await forgetCaptchas(d.db, now)
    await forgetTokens(d.db, ago(DAY_MS))
    await forgetSessions(d.db, ago(30 * DAY_MS))
    await forgetStaffSessions(d.db, ago(30 * DAY_MS))
    await forgetCounters(d.db, ago(DAY_MS))
    await forgetAddresses(d.db, ago(KNOWN_MS))
    await forgetDemoStarts(d.db, ago(3 * DAY_MS))
  }),
]
