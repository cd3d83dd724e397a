import { must } from '../../kernel/breath.sql.ts'
import { type Breath, type Reader, type Sql, sql } from '../../kernel/db.ts'
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

/** The same in a breath, which ends where one of them is shut out of play now, so that they have to be asked about. */
export const holdToEnter = async (breath: Breath, member_ids: readonly number[]): Promise<void> => {
  if (member_ids.length > 0) await holdUnless(breath, member_ids, is_shut)
}

/** And where one has limits who is none of `known`; answers who has limits. */
export const holdToStake = async (
  breath: Breath,
  member_ids: readonly number[],
  known: readonly number[],
): Promise<readonly number[]> =>
  holdUnless(breath, member_ids, sql`${is_shut} or h.limited and h.member_id <> all(${[...known]}::int[])`)

const is_shut = sql`'play:protected' = any(h.barred)`

const holdUnless = async (breath: Breath, member_ids: readonly number[], isAsked: Sql): Promise<readonly number[]> => {
  const [held] = await breath.many<{ limited: number[] }>(sql`select held.limited from (
    select count(*) filter (where ${isAsked}) as n, coalesce(array_agg(h.member_id) filter (where h.limited), '{}') as limited
    from policy.hold(${member_ids}) as h) as held where ${must(sql`held.n = 0`)}`)
  return held?.limited ?? []
}
