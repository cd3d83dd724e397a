import type { LimitKind, LimitPeriod } from '@moongate/contract/protection.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Change, Limit } from './limit.rules.ts'

type Named = { member_id: number; kind: LimitKind; period: LimitPeriod }

/** The limits of members, each member's in the order in which they are shown. */
export const findLimitsOf = (r: Reader, member_ids: readonly number[]): Promise<(Limit & { member_id: number })[]> =>
  r.many(sql`select member_id, kind, period, amount, wish, wanted, ripe_at from policy.limits where member_id = any(${[...member_ids]}::int[])
    order by array_position(array['deposit', 'stake', 'loss', 'time'], kind), array_position(array['day', 'week', 'month'], period)`)

/** A member's limits. */
export const findLimits = (r: Reader, member_id: number): Promise<Limit[]> => findLimitsOf(r, [member_id])

export const putLimit = (tx: Tx, { member_id, kind, period }: Named, amount: bigint): Promise<number> =>
  tx.run(sql`insert into policy.limits (member_id, kind, period, amount) values (${member_id}, ${kind}, ${period}, ${amount})
    on conflict (member_id, kind, period) do update
      set amount = excluded.amount, set_at = kernel.now(), wish = null, wanted = null, ripe_at = null`)

export const putWish = (
  tx: Tx,
  { member_id, kind, period }: Named,
  { wish, wanted, ripe_at }: Extract<Change, { to: 'wait' }>,
): Promise<number> =>
  tx.run(sql`update policy.limits set wish = ${wish}, wanted = ${wanted}, ripe_at = ${ripe_at}
    where member_id = ${member_id} and kind = ${kind} and period = ${period}`)

export const removeLimit = (tx: Tx, { member_id, kind, period }: Named): Promise<number> =>
  tx.run(sql`delete from policy.limits where member_id = ${member_id} and kind = ${kind} and period = ${period}`)
