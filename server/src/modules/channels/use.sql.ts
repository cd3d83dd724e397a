import { sql, type Tx } from '../../kernel/db.ts'

export type NewUse = {
  id: string
  member_id: number
  channel_id: number
  payee_id: number
  on_day: string
  amount: bigint
  usdt_rate_ppm: bigint | null
  /** Null while the payee is only shown. */
  order_id: string | null
  expires_at: Date
}

/** Takes the place of what was held for the member in this channel before. An order counts for its payee's day. */
export const insertUse = (tx: Tx, u: NewUse): Promise<number> =>
  tx.run(sql`with freed as (update channels.uses set state = 'freed' where member_id = ${u.member_id} and channel_id = ${u.channel_id} and state = 'shown'),
    used as (insert into channels.uses (id, member_id, channel_id, payee_id, on_day, amount, usdt_rate_ppm, state, order_id, expires_at)
      values (${u.id}, ${u.member_id}, ${u.channel_id}, ${u.payee_id}, ${u.on_day}, ${u.amount}, ${u.usdt_rate_ppm},
        ${u.order_id === null ? 'shown' : 'ordered'}, ${u.order_id}, ${u.expires_at}) returning payee_id, on_day, amount, order_id)
    insert into channels.payee_days as d (payee_id, on_day, amount, orders) select payee_id, on_day, amount, 1 from used where order_id is not null
      on conflict (payee_id, on_day) do update set amount = d.amount + excluded.amount, orders = d.orders + 1`)

/** The order has ended: its money came, or it was given up; then it counts no more, unless its money comes late. */
export const endUse = (tx: Tx, order_id: string, state: 'done' | 'freed'): Promise<number> =>
  tx.run(sql`with ended as (update channels.uses u set state = ${state}
      from (select id, state <> 'freed' as counted from channels.uses where order_id = ${order_id} for update) b
      where u.id = b.id returning u.payee_id, u.on_day, u.amount, (u.state <> 'freed')::int - b.counted::int as n)
    update channels.payee_days d set amount = d.amount + e.amount * e.n, orders = d.orders + e.n
      from ended e where d.payee_id = e.payee_id and d.on_day = e.on_day and e.n <> 0`)
