import type { World } from './world.ts'

/** The days of this gateway begin at midnight of UTC+8. */
const OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
const HEAD = 'kind,id,merchant_id,amount,currency,at'

export type Line = {
  kind: 'payment' | 'payout' | 'refund'
  id: string
  merchant_id: string
  amount: number
  currency: string
  at: number
}

/** What was settled on a day (`yyyy-MM-dd`), the oldest first. */
export const listSettled = (w: World, day: string): Line[] => {
  const from = Date.parse(`${day}T00:00:00Z`) - OFFSET_MS
  const until = from + DAY_MS
  const lines = w.books
    .prepare(`select 'payment' as kind, payment_id as id, order_id as merchant_id, paid_amount as amount, paid_currency as currency, paid_at as at
        from payments where paid_at >= ? and paid_at < ?
      union all select 'payout', id, payout_id, amount, currency, finished_at from payouts where state = 'paid' and finished_at >= ? and finished_at < ?
      union all select 'refund', refund_id, order_id, amount, '', created_at from refunds where created_at >= ? and created_at < ?
      order by at, id`)
    .all(from, until, from, until, from, until) as Line[]
  return lines.map((line) => ({ ...line, currency: line.currency || w.currency }))
}

/** It as the file that a merchant compares their books with: minor units, moments in UTC. */
export const writeSettlement = (w: World, day: string): string => {
  const rows = listSettled(w, day).map(({ kind, id, merchant_id, amount, currency, at }) =>
    [kind, id, merchant_id, amount, currency, new Date(at).toISOString()].join(','),
  )
  return `${[HEAD, ...rows].join('\n')}\n`
}
