import type { Lang } from '@moongate/contract'
import { findMembersByIds } from '../members/index.ts'
import type { Agent } from './agent.sql.ts'
import type { Application } from './apply.sql.ts'
import type { TeamDeps } from './deps.ts'
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
