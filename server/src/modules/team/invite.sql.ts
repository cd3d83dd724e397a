import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Rate } from './rate.rules.ts'

export type Link = {
  id: number
  agent_id: number
  code: string
  rates: Rate[]
  is_open: boolean
  used_count: number
  created_at: Date
}
const columns = sql`id, agent_id, code, rates, is_open, used_count, created_at`

/** An agent's links, the newest first. */
export const findLinks = (r: Reader, agent_id: number, limit: number, offset: number): Promise<Link[]> =>
  r.many(
    sql`select ${columns} from team.links where agent_id = ${agent_id} order by id desc limit ${limit} offset ${offset}`,
  )

/** How many links an agent has, and how many of them are open. */
export const countLinks = (r: Reader, agent_id: number): Promise<{ n: number; open: number }> =>
  r.one(
    sql`select count(*)::int as n, count(*) filter (where is_open)::int as open from team.links where agent_id = ${agent_id}`,
  )

/** A link of an agent's, locked; nothing where it is another's. */
export const lockLink = (tx: Tx, agent_id: number, id: number): Promise<Link | undefined> =>
  tx.maybe(sql`select ${columns} from team.links where agent_id = ${agent_id} and id = ${id} for update`)

/** Makes a link. */
export const insertLink = (tx: Tx, link: Pick<Link, 'agent_id' | 'code' | 'rates'>): Promise<Link> =>
  tx.one(
    sql`insert into team.links (agent_id, code, rates) values (${link.agent_id}, ${link.code}, ${toJsonRows(link.rates)}::jsonb) returning ${columns}`,
  )

/** Opens or closes a link and sets its rates. */
export const updateLink = (tx: Tx, { id, agent_id, is_open, rates }: Link): Promise<Link> =>
  tx.one(
    sql`update team.links set is_open = ${is_open}, rates = ${toJsonRows(rates)}::jsonb where agent_id = ${agent_id} and id = ${id} returning ${columns}`,
  )

/** Remembers by which link somebody came, once, and answers it. */
export const useLink = (tx: Tx, member_id: number, code: string): Promise<Link | undefined> =>
  tx.maybe(sql`with came as (
      update team.people p set link_id = l.id from team.links l where l.code = ${code} and p.member_id = ${member_id} and p.link_id is null returning l.id
    )
    update team.links l set used_count = used_count + 1 from came c where c.id = l.id
    returning l.id, l.agent_id, l.code, l.rates, l.is_open, l.used_count, l.created_at`)
