import type { PaymentItemKind } from '@moongate/contract/payments.states'
import { type Reader, sql } from '../../kernel/db.ts'
import type { GatewayEvent } from './gateway.port.ts'

/** What happened to a payment or payout. `staff_id` null: nobody of the staff. */
export type Entry = { order_id: string; entry: string; remark: string; staff_id: number | null; staff_name: string }

/** False for an event that was told before. */
export const insertEvent = async (r: Reader, gateway_code: string, e: GatewayEvent): Promise<boolean> =>
  (await r.run(sql`insert into payments.events (gateway_code, event_id, kind, subject, body)
    values (${gateway_code}, ${e.event_id}, ${e.kind}, ${e.subject}, ${JSON.stringify(e.body)}::jsonb) on conflict do nothing`)) ===
  1

export const findEvents = (
  r: Reader,
  subjects: readonly string[],
): Promise<{ subject: string; kind: string; body: unknown; received_at: Date }[]> =>
  r.many(
    sql`select subject, kind, body, received_at from payments.events where subject = any (${[...subjects]}) order by received_at`,
  )

export const insertEntry = (
  r: Reader,
  {
    order_id,
    entry,
    remark = '',
    staff_id = null,
    staff_name = '',
  }: Pick<Entry, 'order_id' | 'entry'> & Partial<Entry>,
): Promise<number> =>
  r.run(sql`insert into payments.entries (order_id, entry, remark, staff_id, staff_name)
    values (${order_id}, ${entry}, ${remark}, ${staff_id}, ${staff_name})`)

/** The entries of some orders, each order's oldest first. */
export const findEntries = (r: Reader, order_ids: readonly string[]): Promise<(Entry & { told_at: Date })[]> =>
  r.many(sql`select order_id, entry, remark, staff_id, staff_name, told_at from payments.entries
    where order_id = any (${[...order_ids]}::uuid[]) order by id`)

/** `arrived`: the payment that it is about, and what really came; an order that is none of ours has none. */
type NewItem = {
  gateway_code: string
  kind: PaymentItemKind
  subject: string
  detail: string
  arrived?: { payment_id: string; member_id: number; amount: bigint; currency: string }
}

/** Something that people look at, once for each kind and subject. */
export const insertItem = (r: Reader, { arrived, ...i }: NewItem): Promise<number> =>
  r.run(sql`insert into payments.items (gateway_code, kind, subject, detail, payment_id, member_id, amount, currency)
    values (${i.gateway_code}, ${i.kind}, ${i.subject}, ${i.detail}, ${arrived?.payment_id ?? null}, ${arrived?.member_id ?? null},
      ${arrived?.amount ?? null}, ${arrived?.currency ?? null}) on conflict do nothing`)
