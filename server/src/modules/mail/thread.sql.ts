import type { ThreadState } from '@moongate/contract/mail.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'

export type Thread = {
  id: number
  member_id: number
  title: string
  state: ThreadState
  assigned_to: number | null
  assigned_name: string
  opened_at: Date
  moved_at: Date
}
const columns = sql`t.id, t.member_id, t.title, t.state, t.assigned_to, t.assigned_name, t.opened_at, t.moved_at`

export type ThreadFilter = {
  member_id?: number | undefined
  state?: ThreadState | undefined
  is_open?: boolean
  assigned_to?: number | undefined
}

const match = ({ member_id, state, is_open, assigned_to }: ThreadFilter): Sql => sql`from mail.threads t where true
  ${member_id === undefined ? empty : sql`and t.member_id = ${member_id}`}
  ${state === undefined ? empty : sql`and t.state = ${state}`}
  ${is_open === true ? sql`and t.state in ('waiting', 'taken')` : empty}
  ${assigned_to === undefined ? empty : sql`and t.assigned_to = ${assigned_to}`}`

/** How many threads a filter finds. */
export const countThreads = (r: Reader, f: ThreadFilter): Promise<Counted> => r.one(countUpTo(match(f)))

/** The latest first; those that wait, the oldest first. */
export const findThreads = (r: Reader, f: ThreadFilter, limit: number, offset: number): Promise<Thread[]> =>
  r.many(sql`select ${columns} ${match(f)}
    order by ${f.is_open === true ? sql`t.moved_at, t.id` : sql`t.moved_at desc, t.id desc`} limit ${limit} offset ${offset}`)

/** A thread as it stands. */
export const findThread = (r: Reader, id: number): Promise<Thread | undefined> =>
  r.maybe(sql`select ${columns} from mail.threads t where t.id = ${id}`)

/** The same, held until the transaction ends. */
export const lockThread = (tx: Tx, id: number): Promise<Thread | undefined> =>
  tx.maybe(sql`select ${columns} from mail.threads t where t.id = ${id} for no key update`)

/** Begins a thread that waits. */
export const insertThread = (tx: Tx, member_id: number, title: string): Promise<Thread> =>
  tx.one(
    sql`insert into mail.threads as t (member_id, title, state) values (${member_id}, ${title}, 'waiting') returning ${columns}`,
  )

/** Says where a thread stands now, and who has it. */
export const moveThread = (
  tx: Tx,
  id: number,
  { state, assigned_to, assigned_name }: Pick<Thread, 'state' | 'assigned_to' | 'assigned_name'>,
): Promise<Thread> =>
  tx.one(sql`update mail.threads t set state = ${state}, assigned_to = ${assigned_to}, assigned_name = ${assigned_name},
    moved_at = kernel.now() where t.id = ${id} returning ${columns}`)
