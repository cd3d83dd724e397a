import type { Lang } from '@moongate/contract'
import { refuse } from '../../kernel/refusal.ts'
import { findPath, nameMembers, readReport, requireBelow, showChildren } from '../team/index.ts'
import type { PortalDeps } from './deps.ts'
import { findPlace } from './place.sql.ts'
import { cutWay } from './way.rules.ts'

/** From the one right below an agent down to a member; empty for the agent. Refuses team.member_not_found. */
export const readWay = async (d: PortalDeps, agent_id: number, member_id = agent_id) => {
  if (member_id === agent_id) return []
  await requireBelow(d, agent_id, member_id)
  const ids = cutWay(await findPath(d.db, member_id), agent_id, member_id)
  const name = await nameMembers(d, ids)
  return ids.map((id) => ({ member_id: id, name: name(id) }))
}

type Asked = { child_member_id: number; created_at?: readonly string[] | undefined }

/** A member below an agent, with the team below them. Refuses team.member_not_found, team.range_invalid. */
export const readChild = async (
  d: PortalDeps,
  agent_id: number,
  { child_member_id, created_at }: Asked,
  lang: Lang,
) => {
  if (child_member_id === agent_id) refuse('team.member_not_found')
  const way = await readWay(d, agent_id, child_member_id)
  const place = (await findPlace(d.db, child_member_id)) ?? refuse('team.member_not_found')
  const [[child], report] = await Promise.all([
    showChildren(d, [place], lang),
    readReport(d, child_member_id, created_at),
  ])
  return { child: child ?? refuse('team.member_not_found'), way, report }
}
