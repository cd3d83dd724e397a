import type { AgentModel } from '@moongate/contract/team.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Agent = {
  member_id: number
  parent_id: number | null
  depth: number
  model: AgentModel
  share_ppm: number
  team_count: number
  direct_count: number
}
export type AgentFilter = {
  parent_id?: number | undefined
  keyword?: string | undefined
  member_id?: number | undefined
}

/** A member's name begins so, whatever its case. A range, because an unknown pattern would be held against every name (`members_by_name`). */
export const matchName = (typed: string) => {
  const from = typed.toLowerCase()
  return sql`lower(a.name) ~>=~ ${from} and lower(a.name) ~<~ ${`${from}\u{10ffff}`}`
}

const match = ({ parent_id, keyword, member_id }: AgentFilter) => {
  if (member_id !== undefined) return sql`p.member_id = ${member_id}`
  if (keyword) return sql`exists (select 1 from members.accounts a where a.id = p.member_id and ${matchName(keyword)})`
  return parent_id === undefined ? sql`p.parent_id is null` : sql`p.parent_id = ${parent_id}`
}

/** How many agents a filter finds. */
export const countAgents = (r: Reader, f: AgentFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n from team.agents g join team.people p using (member_id) where ${match(f)}`)

/** Whether a member is an agent. */
export const isAgent = async (r: Reader, member_id: number): Promise<boolean> =>
  (await countAgents(r, { member_id })).n > 0

/** In the order in which they joined. */
export const findAgents = (r: Reader, f: AgentFilter, limit: number, offset: number): Promise<Agent[]> =>
  r.many(sql`select q.*, (select count(*) from team.lines t where t.agent_id = q.member_id)::int as team_count,
      (select count(*) from team.people c where c.parent_id = q.member_id)::int as direct_count
    from (select g.member_id, p.parent_id, p.depth, g.model, g.share_ppm from team.agents g join team.people p using (member_id)
      where ${match(f)} order by p.joined_at, g.member_id limit ${limit} offset ${offset}) q`)

/** How an agent is paid, locked. */
export const lockAgent = (tx: Tx, id: number): Promise<{ model: AgentModel; share_ppm: number } | undefined> =>
  tx.maybe(sql`select model, share_ppm from team.agents where member_id = ${id} for update`)

/** Sets how an agent is paid. */
export const updateModel = (
  tx: Tx,
  id: number,
  { model, share_ppm }: { model: AgentModel; share_ppm: number },
): Promise<number> =>
  tx.run(sql`update team.agents set model = ${model}, share_ppm = ${share_ppm} where member_id = ${id}`)
