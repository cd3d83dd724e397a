import type { AgencyState } from '@moongate/contract/team.states'
import { empty, type Reader, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'

export type Application = {
  member_id: number
  id: string
  state: AgencyState
  remark: string
  reason: string
  handled_by: string
  created_at: Date
  finished_at: Date | null
}
const columns = sql`member_id, id, state, remark, reason, handled_by, created_at, finished_at`

/** Nothing where one of this member's waits already. */
export const insertApplication = (
  tx: Tx,
  a: Pick<Application, 'member_id' | 'id' | 'remark'>,
): Promise<Application | undefined> =>
  tx.maybe(sql`insert into team.applications (member_id, id, remark) values (${a.member_id}, ${a.id}, ${a.remark})
    on conflict (member_id) where state = 'waiting' do nothing returning ${columns}`)

/** A member's latest wish to become an agent. */
export const findLatestApplication = (r: Reader, member_id: number): Promise<Application | undefined> =>
  r.maybe(
    sql`select ${columns} from team.applications where member_id = ${member_id} order by created_at desc, id desc limit 1`,
  )

/** A wish to become an agent, locked. */
export const lockApplication = (tx: Tx, id: string): Promise<Application | undefined> =>
  tx.maybe(sql`select ${columns} from team.applications where id = ${id} for update`)

type Decision = Pick<Application, 'id' | 'state' | 'reason' | 'handled_by'>
/** Ends a wish that waits. */
export const finishApplication = (tx: Tx, a: Decision): Promise<Application> =>
  tx.one(sql`update team.applications set state = ${a.state}, reason = ${a.reason}, handled_by = ${a.handled_by}, finished_at = kernel.now()
    where id = ${a.id} and state = 'waiting' returning ${columns}`)

const match = (open: boolean) => (open ? sql`where state = 'waiting'` : empty)
/** How many asked to become an agent; `open`: those that wait. */
export const countApplications = (r: Reader, open: boolean): Promise<Counted> =>
  r.one(countUpTo(sql`from team.applications ${match(open)}`))

/** Those that wait oldest first, all of them the newest first. */
export const findApplications = (r: Reader, open: boolean, limit: number, offset: number): Promise<Application[]> =>
  r.many(sql`select ${columns} from team.applications ${match(open)}
    order by ${open ? sql`created_at` : sql`created_at desc`}, id limit ${limit} offset ${offset}`)
