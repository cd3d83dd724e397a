import type { UsdtType } from '@moongate/contract/chain.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Asset } from '../ledger/index.ts'

export type UsdtOrder = {
  member_id: number
  id: string
  network: UsdtType
  asset: Asset
  amount: bigint
  rate_ppm: bigint
  usdt: bigint
  received: bigint
  created_at: Date
  expires_at: Date
}
const columns = sql`member_id, id, network, asset, amount, rate_ppm, usdt, received, created_at, expires_at`

export const insertOrder = (tx: Tx, o: Omit<UsdtOrder, 'received' | 'created_at'>): Promise<UsdtOrder> =>
  tx.one(sql`insert into chain.orders (member_id, id, network, asset, amount, rate_ppm, usdt, expires_at)
    values (${o.member_id}, ${o.id}, ${o.network}, ${o.asset}, ${o.amount}, ${o.rate_ppm}, ${o.usdt}, ${o.expires_at}) returning ${columns}`)

export const findOrder = (r: Reader, member_id: number, id: string): Promise<UsdtOrder | undefined> =>
  r.maybe(sql`select ${columns} from chain.orders where member_id = ${member_id} and id = ${id}`)

/** A member's orders are made one after the other: one at a time is open. */
export const lockMember = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('chain.orders', ${member_id}))`)

/** Of a member's orders one is open in a network: a new one takes the place of that before. */
export const closeOrders = (tx: Tx, member_id: number, network: UsdtType): Promise<number> =>
  tx.run(
    sql`update chain.orders set closed_at = kernel.now() where member_id = ${member_id} and network = ${network} and closed_at is null`,
  )

/** The order that a member is paying; nothing once its time is over. */
export const findOpenOrder = (r: Reader, member_id: number): Promise<UsdtOrder | undefined> =>
  r.maybe(
    sql`select ${columns} from chain.orders where member_id = ${member_id} and closed_at is null and expires_at > kernel.now() order by created_at desc limit 1`,
  )

/** How far a block's time may lie behind the moment at which it was sent: blocks tell whole seconds, by a clock of their own. */
const CLOCKS_APART_S = 15

/** What a member may still pay of orders, or has sent for them that is not final, at their rates, and what waits for people; minor units. */
export const sumOpenUsdt = async (r: Reader, member_id: number): Promise<bigint> =>
  (
    await r.one<{ amount: bigint }>(
      sql`select (coalesce((select sum(ceil(o.amount::numeric * greatest(o.usdt - o.received, 0) / o.usdt)) from chain.orders o
            where o.member_id = ${member_id} and ((o.closed_at is null and o.expires_at > kernel.now())
              or exists (select from chain.transfers t where t.member_id = o.member_id and t.network = o.network and t.state in ('seen', 'final')
                and t.block_at >= o.created_at - make_interval(secs => ${CLOCKS_APART_S}) and t.block_at < least(o.expires_at, o.closed_at)))), 0)
          + coalesce((select sum(amount) from chain.transfers where member_id = ${member_id} and state = 'queued'), 0))::bigint as amount`,
    )
  ).amount

/** The order that was open when a transfer got into its block, locked; else the one that was made within the moments after it. */
export const lockOrderAt = (tx: Tx, member_id: number, network: UsdtType, at: Date): Promise<UsdtOrder | undefined> =>
  tx.maybe(sql`select ${columns} from chain.orders where member_id = ${member_id} and network = ${network}
      and created_at <= ${at}::timestamptz + make_interval(secs => ${CLOCKS_APART_S}) and expires_at > ${at} and (closed_at is null or closed_at > ${at})
    order by created_at <= ${at} desc, abs(extract(epoch from created_at - ${at}::timestamptz)) limit 1 for update`)

export const addReceived = (tx: Tx, { member_id, id }: UsdtOrder, usdt: bigint): Promise<number> =>
  tx.run(sql`update chain.orders set received = received + ${usdt} where member_id = ${member_id} and id = ${id}`)

/** Whether anybody is expected to pay: the chain is then looked at often. */
export const isExpected = async (r: Reader, network: UsdtType): Promise<boolean> =>
  (
    await r.one<{ is_expected: boolean }>(
      sql`select exists (select from chain.orders where network = ${network} and closed_at is null and expires_at > kernel.now())
        or exists (select from chain.transfers where network = ${network} and state in ('seen', 'final')) as is_expected`,
    )
  ).is_expected
