import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { formatDay } from '../../kernel/time.ts'
import type { WalletDeps } from '../wallet/index.ts'
import type { ProtectionDeps } from './deps.ts'
import { endDue } from './exclude.ts'
import { findMarkers } from './marker.rules.ts'
import { findHarmFacts, putMarkers } from './marker.sql.ts'
import { bringHome } from './home.ts'
import { endJob, homeJob, markJob } from './protection.jobs.ts'

/** Marks whom play may harm, by what they did of late. */
export const markMembers = async (d: Pick<ProtectionDeps, 'db' | 'clock' | 'config'>): Promise<void> => {
  const zone = d.config.site_time_zone
  const facts = await findHarmFacts(d.db, zone)
  const marked = facts.flatMap((one) => findMarkers(one).map((found) => ({ member_id: one.member_id, ...found })))
  await d.db.tx((tx) => putMarkers(tx, marked, formatDay(d.clock.now(), zone)))
}

/** What the clock does, and what follows where somebody is shut out. */
export const createProtectionJobs = (d: ProtectionDeps & WalletDeps): JobHandler[] => [
  handle(markJob, () => markMembers(d)),
  handle(endJob, () => endDue(d)),
  handle(homeJob, (payload) => bringHome(d, payload)),
]
