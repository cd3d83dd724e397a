import { type Reader, sql } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'

type Span = { from: Date; before: Date }
export type CostRow = { plan_id: number; names: Text; holdings: number; times: number; amount: bigint }

/** What was paid as interest within a span, by plan, the dearest first. */
export const sumCost = (r: Reader, { from, before }: Span): Promise<CostRow[]> =>
  r.many(sql`select p.id as plan_id, p.names, count(distinct (s.member_id, s.holding_id))::int as holdings, count(*)::int as times, sum(s.amount)::bigint as amount
    from savings.payments s
    join savings.holdings h on h.member_id = s.member_id and h.id = s.holding_id
    join savings.plans p on p.id = h.plan_id
    where s.paid_at >= ${from} and s.paid_at < ${before} group by p.id order by 5 desc, 1`)

/** What bears interest of each plan now, by the terms it was bought with: what their limits leave to be earned, null where there is none. */
export type Held = {
  plan_id: number
  rate_ppm: number
  is_circular: boolean
  count: number
  principal: bigint
  left: bigint | null
}

/** The same for all plans, by plan, rate, and whether it goes on after a cycle and has a limit. */
export const findHeld = (r: Reader): Promise<Held[]> =>
  r.many(sql`select plan_id, rate_ppm, is_circular, count(*)::int as count, sum(amount)::bigint as principal, sum(interest_limit - interest)::bigint as "left"
    from savings.holdings where state = 'bought' group by 1, 2, 3, interest_limit is null`)
