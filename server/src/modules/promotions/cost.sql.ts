import { type Reader, sql } from '../../kernel/db.ts'

export type CostRow = {
  activity_id: number
  applications: number
  members: number
  paid: number
  amount: bigint
  others: number
}

/** What was decided within a span, by activity, the dearest first; `others` are coupons and goods that were sent. */
export const sumCost = (r: Reader, { from, before }: { from: Date; before: Date }): Promise<CostRow[]> =>
  r.many(sql`select activity_id, count(*)::int as applications, count(distinct member_id)::int as members,
      count(*) filter (where state = 'paid' and reward = 'money')::int as paid,
      coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as amount,
      count(*) filter (where state = 'paid' and reward <> 'money')::int as others
    from promotions.applications where finished_at >= ${from} and finished_at < ${before} group by 1 order by 5 desc, 2 desc, 1`)
