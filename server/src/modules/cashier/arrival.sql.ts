import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Arrival } from './arrival.ts'
import type { Channel } from './channel.sql.ts'
import { type Deposit, depositColumns } from './deposit.sql.ts'

type ArrivalChannel = Pick<Channel, 'id' | 'name' | 'asset' | 'min' | 'max'>

/** The first enabled channel of a type. */
export const findArrivalChannel = (r: Reader, type: string): Promise<ArrivalChannel | undefined> =>
  r.maybe(
    sql`select id, name, asset, min, max from cashier.channels where enabled and type = ${type} order by position, id limit 1`,
  )

type NewArrival = Arrival & { channel: ArrivalChannel; remark_code: string; bill_no: string }

/** An order that is credited as it is made. */
export const insertArrival = (tx: Tx, a: NewArrival): Promise<Deposit | undefined> =>
  tx.maybe(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code,
      payment_desc, state, finished_at)
    values (${a.member_id}, ${a.id}, ${a.bill_no}, ${a.channel.id}, ${a.payment_type}, ${a.channel.name}, ${a.account}, ${a.channel.asset}, ${a.amount}, '', ${a.payer_account},
      ${a.remark_code}, ${a.note}, 'credited', kernel.now()) on conflict (member_id, id) do nothing returning ${depositColumns}`)
