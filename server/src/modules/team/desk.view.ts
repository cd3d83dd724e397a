import type { Lang } from '@moongate/contract'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { findAuditPage } from '../audit/index.ts'
import { findMembersByIds } from '../members/index.ts'
import type { Agent } from './agent.sql.ts'
import type { Application } from './apply.sql.ts'
import type { TeamDeps } from './deps.ts'
import { MOVED } from './place.ts'
import { findPerson } from './place.sql.ts'
import { readBounds } from './rate.ts'
import { formatShare } from './rate.rules.ts'
import { findRatesOf } from './rate.sql.ts'
import { applicationView, prepareShown, ratesView } from './team.view.ts'

/** Account names by member. */
export const nameMembers = async (
  d: TeamDeps,
  member_ids: readonly (number | null)[],
): Promise<(id: number | null) => string> => {
  const ids = [...new Set(member_ids)].filter((id) => id !== null)
  const names = new Map((await findMembersByIds(d.db, ids)).map(({ id, name }) => [id, name]))
  return (id) => (id === null ? '' : (names.get(id) ?? ''))
}

/** Agents for staff, with the bounds of their rates. */
export const showAgents = async (d: TeamDeps, agents: readonly Agent[], lang: Lang) => {
  const ids = agents.map(({ member_id }) => member_id)
  const [name, rates, bounds] = await Promise.all([
    nameMembers(d, [...ids, ...agents.map(({ parent_id }) => parent_id)]),
    findRatesOf(d.db, ids),
    Promise.all(agents.map((agent) => readBounds(d.db, agent))),
  ])
  const shown = prepareShown(d, lang)
  return agents.map(({ share_ppm, ...agent }, i) => {
    const own = rates.filter(({ member_id }) => member_id === agent.member_id)
    return {
      ...agent,
      member_name: name(agent.member_id),
      parent_name: name(agent.parent_id),
      share: formatShare(share_ppm),
      rates: ratesView(own, bounds[i] ?? [], shown),
    }
  })
}

const readParent = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'parent_id' in state && typeof state.parent_id === 'number'
    ? state.parent_id
    : null

/** In whose team a member is, for staff, and who moved them there: the log of what staff did is where that is kept. */
export const showPlace = async (d: TeamDeps, member_id: number) => {
  const zone = d.config.site_time_zone
  const [person, { rows }] = await Promise.all([
    findPerson(d.db, member_id),
    findAuditPage(d.db, { action: MOVED, target: `member:${member_id}`, page: 1, limit: 100 }),
  ])
  const moves = rows.map((row) => ({ ...row, from_id: readParent(row.before), to_id: readParent(row.after) }))
  const parent_id = person?.parent_id ?? null
  const name = await nameMembers(d, [parent_id, ...moves.flatMap(({ from_id, to_id }) => [from_id, to_id])])
  return {
    member_id,
    parent_id,
    parent_name: name(parent_id),
    joined_at: formatWireTimeOrNull(person?.joined_at ?? null, zone),
    moves: moves.map(({ created_at, actor_name: by, reason, from_id, to_id }) => ({
      at: formatWireTime(created_at, zone),
      by,
      reason,
      from_name: name(from_id),
      to_name: name(to_id),
    })),
  }
}

/** Wishes to become an agent, for staff. */
export const showApplications = async (d: TeamDeps, rows: readonly Application[], lang: Lang) => {
  const name = await nameMembers(
    d,
    rows.map(({ member_id }) => member_id),
  )
  const shown = prepareShown(d, lang)
  return rows.map((row) => ({
    ...applicationView(row, shown),
    member_id: row.member_id,
    member_name: name(row.member_id),
    handled_by: row.handled_by,
  }))
}
