import type { ApplyState, Reward } from '@moongate/contract/promotions.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import type { Past } from './activity.rules.ts'
import type { Given } from './desk.rules.ts'
import type { Answers, FormField } from './form.rules.ts'

export type Application = {
  member_id: number
  id: string
  bill_no: string
  activity_id: number
  state: ApplyState
  answers: Answers
  /** The form that was answered; nothing where a process of before this was known took it in. */
  fields: FormField[] | null
  reward: Reward | null
  amount: bigint | null
  times: number
  note: string
  reason: string
  approver_id: number | null
  approved_by: string
  handled_by: string
  created_at: Date
  finished_at: Date | null
}

const columns = sql`p.member_id, p.id, p.bill_no, p.activity_id, p.state, p.answers, p.fields, p.reward, p.amount, p.times, p.note, p.reason, p.approver_id,
  p.approved_by, p.handled_by, p.created_at, p.finished_at`

/** What a member has applied for at some activities, the newest first. */
export const findPast = (r: Reader, member_id: number): Promise<(Past & { activity_id: number })[]> =>
  r.many(
    sql`select activity_id, on_day::text as on_day, state from promotions.applications where member_id = ${member_id} order by created_at desc`,
  )

type NewApplication = Pick<Application, 'member_id' | 'id' | 'bill_no' | 'activity_id' | 'answers' | 'fields'> & {
  on_day: string
  is_once: boolean
}
/** Nothing where there is one already that leaves no room for it. */
export const insertApplication = (tx: Tx, a: NewApplication): Promise<Application | undefined> =>
  tx.maybe(sql`insert into promotions.applications as p (member_id, id, bill_no, activity_id, on_day, is_once, state, answers, fields)
    values (${a.member_id}, ${a.id}, ${a.bill_no}, ${a.activity_id}, ${a.on_day}, ${a.is_once}, 'pending', ${JSON.stringify(a.answers)}::jsonb, ${JSON.stringify(a.fields)}::jsonb)
    on conflict do nothing returning ${columns}`)

export const lockApplication = (tx: Tx, id: string): Promise<Application | undefined> =>
  tx.maybe(sql`select ${columns} from promotions.applications p where p.id = ${id} for update`)

type Approver = { id: number; name: string }
export const approveApplication = (
  tx: Tx,
  id: string,
  state: ApplyState,
  g: Given,
  by: Approver,
): Promise<Application> =>
  tx.one(sql`update promotions.applications p set state = ${state}, reward = ${g.reward}, amount = ${g.amount}, times = ${g.times}, note = ${g.note},
      approver_id = ${by.id}, approved_by = ${by.name}, handled_by = ${by.name}, finished_at = ${state === 'paid' ? sql`kernel.now()` : sql`null`}
    where p.id = ${id} returning ${columns}`)

type End = { state: 'paid' | 'refused'; reason: string; handled_by: string }
export const endApplication = (tx: Tx, id: string, { state, reason, handled_by }: End): Promise<Application> =>
  tx.one(sql`update promotions.applications p set state = ${state}, reason = ${reason}, handled_by = ${handled_by}, finished_at = kernel.now()
    where p.id = ${id} returning ${columns}`)

export type ApplicationFilter = { member_id?: number | undefined; activity_id?: number | undefined; open?: boolean }

const matchApplications = ({
  member_id,
  activity_id,
  open,
}: ApplicationFilter): Sql => sql`from promotions.applications p where true
  ${member_id === undefined ? empty : sql`and p.member_id = ${member_id}`}
  ${activity_id === undefined ? empty : sql`and p.activity_id = ${activity_id}`}
  ${open ? sql`and p.state in ('pending', 'approved')` : empty}`

export const findApplications = (
  r: Reader,
  f: ApplicationFilter,
  limit: number,
  offset: number,
): Promise<Application[]> =>
  r.many(
    sql`select ${columns} ${matchApplications(f)} order by ${f.open ? sql`p.created_at, p.id` : sql`p.created_at desc, p.id desc`} limit ${limit} offset ${offset}`,
  )

export const countApplications = (r: Reader, f: ApplicationFilter): Promise<Counted> =>
  r.one(countUpTo(matchApplications(f), f.member_id !== undefined))

/** How many wait at each activity. */
export const countWaiting = (r: Reader): Promise<{ activity_id: number; n: number }[]> =>
  r.many(
    sql`select activity_id, count(*)::int as n from promotions.applications where state in ('pending', 'approved') group by 1`,
  )
