import type { World } from './world.ts'

/** The days of this gateway begin at midnight of UTC+8. */
const OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
const HEAD = 'kind,id,merchant_id,amount,fee,currency,at'
/** What the merchant laid in, so that payouts can be made before anything was paid. */
const FLOAT = 100_000_000

type Line = { kind: string; id: string; merchant_id: string; amount: number; currency: string; at: number }

/** Whether a line brings money to the merchant or takes it away. */
const SIGNS: Readonly<Record<string, 1 | -1>> = { payment: 1, payout: -1, refund: -1, return: 1 }

const findLines = (w: World, from: number, until: number): Line[] =>
  w.books
    .prepare(`select * from (
        select 'payment' as kind, payment_id as id, order_id as merchant_id, paid_amount as amount, paid_currency as currency, paid_at as at
          from payments where paid_at is not null
        union all select 'payout', id, payout_id, amount, currency, finished_at from payouts where state = 'paid'
        union all select 'refund', r.refund_id, r.order_id, r.amount, p.paid_currency, r.created_at from refunds r join payments p using (order_id)
        union all select 'return', r.return_id, r.payout_id, p.amount, p.currency, r.created_at from returns r join payouts p using (payout_id))
      where at >= ? and at < ? order by at, id`)
    .all(from, until) as Line[]

/** What came less what went, of those lines that are in this gateway's currency. */
const sumNet = (w: World, lines: readonly Line[]): number =>
  lines
    .filter(({ currency }) => currency === w.currency)
    .reduce((sum, { kind, amount }) => sum + (SIGNS[kind] ?? 0) * amount, 0)

/**
 * What was settled on a day, as the file that a merchant compares their books with: minor units, moments in UTC; below the lines how many
 * there are with their sums, and what was held for the merchant before and after. Nothing for a day that has not begun.
 */
export const writeSettlement = (w: World, day: string): string | undefined => {
  if (w.files.has(day)) return w.files.get(day)
  const from = Date.parse(`${day}T00:00:00Z`) - OFFSET_MS
  if (from > Date.now()) return undefined
  const lines = findLines(w, from, from + DAY_MS)
  const opening = FLOAT + sumNet(w, findLines(w, 0, from))
  const net = sumNet(w, lines)
  const rows = lines.map(({ kind, id, merchant_id, amount, currency, at }) =>
    [kind, id, merchant_id, amount, 0, currency, new Date(at).toISOString()].join(','),
  )
  const sums = [
    `total,${lines.length},,${net},0,${w.currency},`,
    `opening,,,${opening},,${w.currency},`,
    `closing,,,${opening + net},,${w.currency},`,
  ]
  return `${[HEAD, ...rows, ...sums].join('\n')}\n`
}
