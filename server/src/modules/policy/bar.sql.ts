import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { BarredAction, BarReason } from './policy.rules.ts'

type Bar = { member_id: number; action: BarredAction; why: BarReason }

/** Bars a member from something from a moment on, until it is lifted; the moment may be to come. */
export const setBar = (tx: Tx, { member_id, action, why, since }: Bar & { since: Date }): Promise<number> =>
  tx.run(sql`insert into policy.bars (member_id, action, why, since) values (${member_id}, ${action}, ${why}, ${since})
    on conflict (member_id, action, why) do update set since = excluded.since, until = null`)

/** Ends a bar now. One that had not begun yet never holds. */
export const liftBar = (tx: Tx, { member_id, action, why }: Bar): Promise<number> =>
  tx.run(sql`update policy.bars set until = kernel.now()
    where member_id = ${member_id} and action = ${action} and why = ${why} and until is null`)

/** Why a member is barred from something now. */
export const findBars = async (r: Reader, member_id: number, action: BarredAction): Promise<BarReason[]> =>
  (
    await r.many<{
      why: BarReason
    }>(sql`select why from policy.bars where member_id = ${member_id} and action = ${action}
      and since <= kernel.now() and (until is null or until > kernel.now()) order by why`)
  ).map(({ why }) => why)
