import { type Reader, sql, type Tx } from '../../kernel/db.ts'

/** What was done with a break; `staff_name` '' where the machine found it gone or back. */
export type BreakEntry = { break_id: number; step: string; remark: string; staff_name: string; done_at: Date }
type Did = { step: string; remark?: string; staff_id?: number; staff_name?: string }

/** Writes down what was done with some breaks. */
export const insertSteps = (tx: Tx, ids: readonly number[], did: Did): Promise<number> =>
  tx.run(sql`insert into reconciliation.steps (break_id, step, remark, staff_id, staff_name)
    select id, ${did.step}, ${did.remark ?? ''}, ${did.staff_id ?? null}, ${did.staff_name ?? ''} from unnest(${[...ids]}::int[]) id`)

/** The steps of some breaks, each one's oldest first. */
export const findSteps = (r: Reader, ids: readonly number[]): Promise<BreakEntry[]> =>
  r.many(sql`select break_id, step, remark, staff_name, done_at from reconciliation.steps
    where break_id = any (${[...ids]}) order by break_id, id`)
