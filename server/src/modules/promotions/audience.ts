import { refuse } from '../../kernel/refusal.ts'
import { readPrivileges } from '../levelup/index.ts'
import { findRecentMembers } from '../members/index.ts'
import { type Audience, countReach } from './activity.rules.ts'
import { findActivity } from './activity.sql.ts'
import { sumCost } from './cost.sql.ts'
import type { PromotionsDeps } from './deps.ts'

const WEEK_MS = 604_800_000

type Wanted = Pick<Audience, 'countries' | 'level_from'> & { id?: number | undefined; visible: boolean }

/**
 * Whom another audience reaches among the members of the last seven days, beside the one that is kept, and what the activity has cost
 * within them. Refuses promotions.activity_not_found.
 */
export const previewAudience = async (d: Pick<PromotionsDeps, 'db' | 'clock'>, { id, ...wanted }: Wanted) => {
  const kept =
    id === undefined ? undefined : ((await findActivity(d.db, id)) ?? refuse('promotions.activity_not_found'))
  const before = d.clock.now()
  const from = new Date(before.getTime() - WEEK_MS)
  const [recent, costs] = await Promise.all([findRecentMembers(d.db, from), sumCost(d.db, { from, before })])
  const levels = await readPrivileges(
    d.db,
    recent.map((member) => member.id),
  )
  const members = recent.map(({ id: member_id, phone }) => ({ phone, level: levels.get(member_id)?.level ?? 0 }))
  const cost = costs.find(({ activity_id }) => activity_id === id)
  return {
    members: members.length,
    now: kept ? countReach(kept, members) : null,
    after: countReach(wanted, members),
    applications: cost?.applications ?? 0,
    amount: cost?.amount ?? 0n,
  }
}
