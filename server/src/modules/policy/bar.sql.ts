import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { gatherByDb } from '../../kernel/gather.ts'
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

const nameBarred = (member_id: number, action: BarredAction): string => `${member_id} ${action}`
/** Asked of each member by itself: joined to a list, the view would be read whole, with all limits of deposits of the site. */
const findNamed = gatherByDb(async (r, names: readonly string[]) => {
  const asked = names.map((name) => name.split(' ', 2))
  const found = await r.many<Pick<Bar, 'member_id' | 'action'> & { why: BarReason[] }>(sql`
    select a.member_id, a.action,
      array(select distinct b.why from policy.barred b where b.member_id = a.member_id and b.action = a.action order by b.why) as why
    from unnest(${asked.map(([member_id]) => Number(member_id))}::int[], ${asked.map(([, action = '']) => action)}::text[]) as a (member_id, action)`)
  return new Map(found.map(({ member_id, action, why }) => [nameBarred(member_id, action), why]))
})

/** Why a member is barred from something now; of many who ask at once in one statement. */
export const findBars = async (r: Reader, member_id: number, action: BarredAction): Promise<readonly BarReason[]> =>
  (await findNamed(r, nameBarred(member_id, action))) ?? []
