import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { leaveGames } from '../games/index.ts'
import { forgetCaptchas } from './captcha.sql.ts'
import type { SessionsDeps } from './deps.ts'
import { forgetDevices, forgetLogins } from './device.sql.ts'
import { findLeftBehind, forgetSessions, forgetTokens } from './session.sql.ts'
import { forgetDevicesJob, sweepJob } from './sessions.jobs.ts'
import { forgetResets, forgetTickets } from './ticket.sql.ts'

const DAY_MS = 24 * 60 * 60_000
const DEVICE_KEPT_MS = 365 * DAY_MS
/** Three looks of the sweep. */
const LOOK_BACK_MS = 15 * 60_000
const SESSIONS_AT_ONCE = 1000

/** Has suppliers told of visits whose session is over without their having heard of it. */
const leaveBehind = (d: SessionsDeps, now: Date): Promise<void> =>
  d.db.tx(async (tx) => {
    const since = new Date(now.getTime() - LOOK_BACK_MS)
    for (const { member_id, id } of await findLeftBehind(tx, { now, since, limit: SESSIONS_AT_ONCE }))
      await leaveGames(tx, member_id, [id])
  })

export const createSessionsJobs = (d: SessionsDeps): JobHandler[] => [
  handle(sweepJob, async () => {
    const now = d.clock.now()
    const ago = (ms: number): Date => new Date(now.getTime() - ms)
    await leaveBehind(d, now)
    await forgetCaptchas(d.db, now)
    await forgetTickets(d.db, now)
    await forgetResets(d.db, now)
    await forgetLogins(d.db, ago(90 * DAY_MS))
    await forgetTokens(d.db, ago(DAY_MS))
    await forgetSessions(d.db, ago(30 * DAY_MS))
  }),
  handle(forgetDevicesJob, async () => {
    await forgetDevices(d.db, new Date(d.clock.now().getTime() - DEVICE_KEPT_MS))
  }),
]
