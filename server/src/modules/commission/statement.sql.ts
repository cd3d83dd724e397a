import type { StatementState } from '@moongate/contract/commission.states'
import type { AgentModel } from '@moongate/contract/team.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Line, Revenue } from './commission.rules.ts'

export type NewStatement = Revenue & {
  agent_id: number
  id: string
  bill_no: string
  run_id: string
  asset: string
  model: AgentModel
  from_on: string
  to_on: string
  share_ppm: number
  earned: bigint
  carried_in: bigint
  amount: bigint
  carried_out: bigint
}
export type Statement = NewStatement & { state: StatementState; paid_at: Date | null }
export type StatementLine = Line & { agent_id: number; statement_id: string }

const columns = sql`s.agent_id, s.id, s.bill_no, s.run_id, s.asset, s.model, s.from_on::text as from_on, s.to_on::text as to_on, s.share_ppm, s.stake, s.payout, s.hongli,
  s.fanshui, s.late, s.earned, s.carried_in, s.amount, s.carried_out, s.state, s.paid_at`

/** Writes the statements of a run. */
export const insertStatements = (tx: Tx, statements: readonly NewStatement[]): Promise<number> =>
  tx.run(sql`insert into commission.statements (agent_id, id, bill_no, run_id, asset, model, from_on, to_on, share_ppm, stake, payout, hongli, fanshui, late, earned, carried_in, amount, carried_out)
    select agent_id, id, bill_no, run_id, asset, model, from_on, to_on, share_ppm, stake::bigint, payout::bigint, hongli::bigint, fanshui::bigint, late::bigint, earned::bigint,
      carried_in::bigint, amount::bigint, carried_out::bigint
    from jsonb_to_recordset(${toJsonRows(statements)}::jsonb) as n(agent_id int, id uuid, bill_no text, run_id uuid, asset text, model text, from_on date, to_on date,
      share_ppm int, stake text, payout text, hongli text, fanshui text, late text, earned text, carried_in text, amount text, carried_out text)`)

/** Writes what statements are made of. */
export const insertStatementLines = (tx: Tx, lines: readonly StatementLine[]): Promise<number> =>
  tx.run(sql`insert into commission.statement_lines (agent_id, statement_id, game_type, rate_ppm, effective, late, amount)
    select agent_id, statement_id, game_type, rate_ppm, effective::bigint, late::bigint, amount::bigint
    from jsonb_to_recordset(${toJsonRows(lines)}::jsonb) as n(agent_id int, statement_id uuid, game_type int, rate_ppm int, effective text, late text, amount text)`)

/** The statements of a decided run: to be paid, or carried where nothing is, or refused. */
export const decideStatements = (tx: Tx, run_id: string, state: 'approved' | 'refused'): Promise<number> =>
  tx.run(sql`update commission.statements set state = case when ${state} = 'approved' and amount = 0 then 'carried' else ${state} end
    where run_id = ${run_id} and state = 'in_review'`)

/** Approved statements after one of them, in order. */
export const findApproved = (r: Reader, after: string, limit: number, run_id?: string): Promise<{ id: string }[]> =>
  r.many(
    sql`select id from commission.statements where state = 'approved' and id > ${after} and (${run_id ?? null}::uuid is null or run_id = ${run_id ?? null}::uuid) order by id limit ${limit}`,
  )

/** Marks an approved statement as paid; nothing where it is so already. */
export const markPaid = (tx: Tx, id: string): Promise<Statement | undefined> =>
  tx.maybe(
    sql`update commission.statements s set state = 'paid', paid_at = kernel.now() where s.id = ${id} and s.state = 'approved' returning ${columns}`,
  )

/** The agent sees none before it was decided, and none that was refused; staff see all. */
export type Reading = { agent_id: number; by: 'agent' | 'staff' }
const matchOwn = ({ agent_id, by }: Reading) =>
  sql`s.agent_id = ${agent_id} and (${by} = 'staff' or s.state in ('approved', 'paid', 'carried'))`
export const countOwnStatements = (r: Reader, whose: Reading): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n from commission.statements s where ${matchOwn(whose)}`)
export const findOwnStatements = (r: Reader, whose: Reading, limit: number, offset: number): Promise<Statement[]> =>
  r.many(
    sql`select ${columns} from commission.statements s where ${matchOwn(whose)} order by s.to_on desc, s.id desc limit ${limit} offset ${offset}`,
  )
export const findOwnStatement = (r: Reader, whose: Reading, id: string): Promise<Statement | undefined> =>
  r.maybe(sql`select ${columns} from commission.statements s where s.id = ${id} and ${matchOwn(whose)}`)

export const countStatements = (r: Reader, run_id: string): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n from commission.statements where run_id = ${run_id}`)
export const findStatements = (r: Reader, run_id: string, limit: number, offset: number): Promise<Statement[]> =>
  r.many(
    sql`select ${columns} from commission.statements s where s.run_id = ${run_id} order by s.amount desc, s.id limit ${limit} offset ${offset}`,
  )
export const findStatement = (r: Reader, id: string): Promise<Statement | undefined> =>
  r.maybe(sql`select ${columns} from commission.statements s where s.id = ${id}`)

/** What a statement is made of. */
export const findStatementLines = (r: Reader, { agent_id, id }: Pick<Statement, 'agent_id' | 'id'>): Promise<Line[]> =>
  r.many(
    sql`select game_type, rate_ppm, effective, late, amount from commission.statement_lines where agent_id = ${agent_id} and statement_id = ${id} order by game_type, rate_ppm`,
  )
