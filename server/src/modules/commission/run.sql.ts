import type { RunState } from '@moongate/contract/commission.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'

export type Run = {
  id: string
  from_on: string
  to_on: string
  state: RunState
  started_id: number
  started_by: string
  decided_by: string
  reason: string
  created_at: Date
  finished_at: Date | null
  agents: number
  amount: bigint
  paid: bigint
}
const columns = sql`r.id, r.from_on::text as from_on, r.to_on::text as to_on, r.state, r.started_id, r.started_by, r.decided_by, r.reason, r.created_at, r.finished_at,
  s.agents, s.amount, s.paid`
const sums = sql`cross join lateral (select count(*)::int as agents, coalesce(sum(amount), 0)::bigint as amount,
  coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as paid from commission.statements where run_id = r.id) s`

/** Runs, the newest first. */
export const findRuns = (r: Reader, limit: number, offset: number): Promise<Run[]> =>
  r.many(
    sql`select ${columns} from commission.runs r ${sums} order by r.created_at desc limit ${limit} offset ${offset}`,
  )
/** How many runs there are, and how many wait. */
export const countRuns = (r: Reader): Promise<{ n: number; waiting: number }> =>
  r.one(
    sql`select count(*)::int as n, count(*) filter (where state = 'in_review')::int as waiting from commission.runs`,
  )
export const findRun = (r: Reader, id: string): Promise<Run | undefined> =>
  r.maybe(sql`select ${columns} from commission.runs r ${sums} where r.id = ${id}`)

/** The day after the last run, or the first day with anything, `first_on`. */
export const findRunFrom = async (r: Reader, to_on: string, first_on: string | null): Promise<string> =>
  (
    await r.one<{
      from_on: string
    }>(sql`select least(${to_on}::date, coalesce((select max(to_on) + 1 from commission.runs where state <> 'refused'),
      ${first_on}::date, ${to_on}::date))::text as from_on`)
  ).from_on

type NewRun = Pick<Run, 'id' | 'from_on' | 'to_on' | 'started_id' | 'started_by'>
/** Nothing where one waits for its decision already. */
export const insertRun = (tx: Tx, run: NewRun): Promise<number> =>
  tx.run(sql`insert into commission.runs (id, from_on, to_on, started_id, started_by)
    values (${run.id}, ${run.from_on}::date, ${run.to_on}::date, ${run.started_id}, ${run.started_by}) on conflict ((true)) where state = 'in_review' do nothing`)

type Decision = { id: string; state: 'approved' | 'refused'; decided_by: string; reason: string }
/** Decides a run that waits; nothing where it does not. */
export const decideRunRow = (tx: Tx, run: Decision): Promise<number> =>
  tx.run(sql`update commission.runs set state = ${run.state}, decided_by = ${run.decided_by}, reason = ${run.reason}, finished_at = kernel.now()
    where id = ${run.id} and state = 'in_review'`)

export type Carried = { agent_id: number; carried: bigint }
/** What agents carry; of whom nothing stands there yet, it is nothing. Whoever writes on it holds the chains alone. */
export const findCarried = (r: Reader): Promise<Carried[]> =>
  r.many(sql`select agent_id, carried from commission.carried`)

/** What the agents of a run carry on: what is left below nothing, or, where it was refused, what they carried before. */
export const keepCarried = (tx: Tx, run_id: string, what: 'carried_out' | 'carried_in'): Promise<number> =>
  tx.run(sql`insert into commission.carried (agent_id, carried) select agent_id, ${what === 'carried_in' ? sql`carried_in` : sql`carried_out`}
    from commission.statements where run_id = ${run_id} on conflict (agent_id) do update set carried = excluded.carried`)

/** The days that runs go over. */
export const nameRuns: NameThings = (r, ids) =>
  r.many(sql`select id::text as id, from_on::text || ' – ' || to_on::text as name from commission.runs
    where id::text = any(${[...ids]}::text[])`)
