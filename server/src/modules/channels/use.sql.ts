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

/** Takes the place of what was held for the member in this channel before. */
export const insertUse = (tx: Tx, u: NewUse): Promise<number> =>
  tx.run(sql`with freed as (update channels.uses set state = 'freed' where member_id = ${u.member_id} and channel_id = ${u.channel_id} and state = 'shown')
    insert into channels.uses (id, member_id, channel_id, payee_id, on_day, amount, usdt_rate_ppm, state, order_id, expires_at)
    values (${u.id}, ${u.member_id}, ${u.channel_id}, ${u.payee_id}, ${u.on_day}, ${u.amount}, ${u.usdt_rate_ppm},
      ${u.order_id === null ? 'shown' : 'ordered'}, ${u.order_id}, ${u.expires_at})`)

/** The order has ended: its money came, or it was given up. */
export const endUse = (tx: Tx, order_id: string, state: 'done' | 'freed'): Promise<number> =>
  tx.run(sql`update channels.uses set state = ${state} where order_id = ${order_id}`)
