import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { formatDay } from '../../kernel/time.ts'
import type { WalletDeps } from '../wallet/index.ts'
import type { ProtectionDeps } from './deps.ts'
import { endDue } from './exclude.ts'
import { findMarkers } from './marker.rules.ts'
import { findHarmFacts, findNextMembers, putMarkers, type Span } from './marker.sql.ts'
import { bringHome } from './home.ts'
import { endJob, homeJob, markJob } from './protection.jobs.ts'

type MarkDeps = Pick<ProtectionDeps, 'db' | 'clock' | 'config'>
/** So many that what they did in four weeks is read in well under a second. */
const AT_ONCE = 1000

/** Marks whom play may harm, by what they did of late, some members after the others: what all did is more than one statement may take. */
export const markMembers = async (d: MarkDeps, at_once = AT_ONCE): Promise<void> => {
  for (let after_id = 0; ;) {
    const ids = await findNextMembers(d.db, after_id, at_once)
    const last_id = ids.at(-1)
    if (last_id === undefined) return
    await markSome(d, ids, { after_id, last_id })
    after_id = last_id
  }
}

const markSome = async (d: MarkDeps, ids: readonly number[], span: Span): Promise<void> => {
  const zone = d.config.site_time_zone
  const facts = await findHarmFacts(d.db, ids, zone)
  const marked = facts.flatMap((one) => findMarkers(one).map((found) => ({ member_id: one.member_id, ...found })))
  await d.db.tx((tx) => putMarkers(tx, marked, span, formatDay(d.clock.now(), zone)))
}

/** What the clock does, and what follows where somebody is shut out. */
export const createProtectionJobs = (d: ProtectionDeps & WalletDeps): JobHandler[] => [
  handle(markJob, () => markMembers(d)),
  handle(endJob, () => endDue(d)),
  handle(homeJob, (payload) => bringHome(d, payload)),
]
