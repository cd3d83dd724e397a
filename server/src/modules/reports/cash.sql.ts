import { type Reader, sql } from '../../kernel/db.ts'
import type { PaidOut, Received } from './cash.rules.ts'

type Span = { from: Date; before: Date }

/** What each account received in a span of time, the largest first. */
export const sumReceived = (r: Reader, { from, before }: Span): Promise<Received[]> =>
  r.many(sql`select d.channel_id, d.payment_type, max(d.channel_name) as channel_name, d.channel_account, sum(d.amount)::bigint as amount, sum(d.gift)::bigint as gift, count(*)::int as n
    from cashier.credited_deposits d where d.finished_at >= ${from} and d.finished_at < ${before}
    group by d.channel_id, d.payment_type, d.channel_account order by 5 desc, d.channel_account`)

/** What left to members' cards. */
export const sumPaidOut = (r: Reader, { from, before }: Span): Promise<PaidOut> =>
  r.one(sql`select coalesce(sum(p.paid), 0)::bigint as amount, count(*)::int as n
    from cashier.paid_withdrawals p where p.finished_at >= ${from} and p.finished_at < ${before}`)
