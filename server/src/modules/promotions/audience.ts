import type { Reader } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readPrivileges } from '../levelup/index.ts'
import { findRecentMembers } from '../members/index.ts'
import { type Audience, countReach, type Reach } from './activity.rules.ts'
import { findActivity } from './activity.sql.ts'
import { sumCost } from './cost.sql.ts'
import type { PromotionsDeps } from './deps.ts'

const WEEK_MS = 604_800_000

const NO_MEMBER = 0
const AT_ONCE = 2000
const NOBODY: Reach = { see: 0, apply: 0 }

const add = (a: Reach, b: Reach): Reach => ({ see: a.see + b.see, apply: a.apply + b.apply })

type Reaching = Parameters<typeof countReach>[0]
/** How many members were there since a moment, and how many of them two audiences reach: some members after the other. */
const sumReach = async (r: Reader, since: Date, [kept, wanted]: readonly [Reaching, Reaching]) => {
  let sum = { members: 0, now: NOBODY, after: NOBODY }
  for (let last = NO_MEMBER; ;) {
    const recent = await findRecentMembers(r, since, last, AT_ONCE)
    const ids = recent.map(({ id }) => id)
    const levels = await readPrivileges(r, ids)
    const members = recent.map(({ id, phone }) => ({ phone, level: levels.get(id)?.level ?? 0 }))
    const [now, after] = [add(sum.now, countReach(kept, members)), add(sum.after, countReach(wanted, members))]
    sum = { members: sum.members + members.length, now, after }
    if (members.length < AT_ONCE) return sum
    last = ids.at(-1) ?? last
  }
}

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
  const [reach, costs] = await Promise.all([
    sumReach(d.db, from, [kept ?? wanted, wanted]),
    sumCost(d.db, { from, before }),
  ])
  const cost = costs.find(({ activity_id }) => activity_id === id)
  return {
    members: reach.members,
    now: kept ? reach.now : null,
    after: reach.after,
    applications: cost?.applications ?? 0,
    amount: cost?.amount ?? 0n,
  }
}
