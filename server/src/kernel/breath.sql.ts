import { type Sql, sql } from './db.ts'

/** A row that belongs to a call of a breath, by the call's place there; one without is always written. */
export type OfCall = { call?: number }

/** Says how the calls stand from this statement on, by a text with a digit for each; 0 is one whose rows are written. */
export const judge = (verdicts: Sql): Sql => sql`kernel.judge(${verdicts})`

/** Whether the row of a call is to be written. */
export const matchStanding = (call: Sql): Sql => sql`kernel.stands(${call})`

/** Ends the breath with HasToAsk unless the condition is true; in a statement of a transaction of the usual kind it ends that. */
export const must = (condition: Sql): Sql => sql`kernel.must(${condition})`

/** The rows of all calls of a breath, each with its call's place. */
export const placeRows = <C, R extends object>(
  calls: readonly C[],
  list: (call: C) => readonly R[],
): (R & { call: number })[] => calls.flatMap((one, call) => list(one).map((row) => ({ ...row, call })))
