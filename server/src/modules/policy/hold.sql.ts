import { must } from '../../kernel/breath.sql.ts'
import { type Breath, type Reader, sql } from '../../kernel/db.ts'
import type { BarReason, BarredAction } from './policy.rules.ts'

/** What holds a member back now: what they are barred from, by whom it was set, and whether they have limits. */
export type Held = {
  member_id: number
  barred: readonly `${BarredAction}:${BarReason}`[]
  limited: boolean
}

/**
 * Holds members until the transaction ends, and tells of those who are barred or limited; nobody else has a row. What protects them
 * is written under the same hold, so nothing of theirs gets past it. Held before orders of money and accounts, never after.
 */
export const holdMembers = (r: Reader, member_ids: readonly number[]): Promise<Held[]> =>
  r.many(sql`select member_id, barred, limited from policy.hold(${member_ids})`)

/** The same in a breath, which ends where anything at all protects one of them now, so that they have to be asked about. */
export const holdUnguarded = async (breath: Breath, member_ids: readonly number[]): Promise<void> => {
  if (member_ids.length > 0)
    await breath.run(
      sql`select from (select count(*) as n from policy.hold(${member_ids}) as h where h.limited or h.barred <> '{}') as held where ${must(sql`held.n = 0`)}`,
    )
}
