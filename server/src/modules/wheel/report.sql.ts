import { type Reader, sql } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'

type Span = { from: Date; before: Date }
/** `expected`: how often the prize should have been drawn, in millionths of a spin. */
export type DrawnRow = { position: number; names: Text; expected: bigint; drawn: number; given: number; amount: bigint }

/** How often each prize of each wheel was drawn and given within a span, and what the given ones cost. */
export const sumDrawn = (r: Reader, { from, before }: Span): Promise<DrawnRow[]> =>
  r.many(sql`with s as (
      select design_id, drawn, position, money from wheel.spins where created_at >= ${from} and created_at < ${before}
    ), t as (select design_id, count(*) as n from s group by 1)
    select p.position, p.names, (t.n * p.odds)::bigint as expected, count(*) filter (where s.drawn = p.position)::int as drawn,
      count(*) filter (where s.position = p.position)::int as given, coalesce(sum(s.money) filter (where s.position = p.position), 0)::bigint as amount
    from t join wheel.prizes p using (design_id) join s using (design_id)
    group by p.design_id, p.position, p.names, p.odds, t.n order by p.design_id desc, p.position`)

export const countMembers = (r: Reader, { from, before }: Span): Promise<{ spins: number; members: number }> =>
  r.one(sql`select count(*)::int as spins, count(distinct member_id)::int as members from wheel.spins
    where created_at >= ${from} and created_at < ${before}`)
