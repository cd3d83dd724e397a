import type { UsdtType } from '@moongate/contract/chain.states'
import { formatUsdt, formatUsdtRate, toWire } from '@moongate/money'
import { formatWireTime } from '../../kernel/time.ts'
import type { UsdtOrder } from './order.sql.ts'
import { countConfirmations } from './quote.rules.ts'
import type { Transfer } from './transfer.sql.ts'

const countSeconds = (from: Date, to: Date): number => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000))

/** What a member is to send, and where. */
export const orderView = (o: UsdtOrder, address: string, now: Date) => ({
  usdt_type: o.network,
  usdt_rate: formatUsdtRate(o.rate_ppm),
  address,
  money: toWire(o.amount),
  usdt: formatUsdt(o.usdt),
  received: formatUsdt(o.received),
  left_seconds: countSeconds(now, o.expires_at),
  total_seconds: countSeconds(o.created_at, o.expires_at),
})

/** How far the chains have come, and how far they have to come. */
export type Depth = Readonly<Partial<Record<UsdtType, { head: number; needed: number }>>>

/** How many blocks stand on a transfer, of how many: one that is final has all of them, one without a place none. */
export const depthView = (t: Transfer, depth: Depth) => {
  const { head = 0, needed = 0 } = depth[t.network] ?? {}
  const shown = t.state === 'seen' ? countConfirmations(t.block, head, needed) : t.state === 'gone' ? 0 : needed
  return { confirmations: shown, needed }
}

/** A transfer as its member sees it. */
export const transferView = (t: Transfer, depth: Depth, time_zone: string) => ({
  tx_hash: t.tx_hash,
  usdt_type: t.network,
  usdt: formatUsdt(t.usdt),
  state: t.state,
  ...depthView(t, depth),
  money: t.state === 'credited' && t.amount !== null ? toWire(t.amount) : null,
  bill_no: t.bill_no ?? '',
  seen_at: formatWireTime(t.seen_at, time_zone),
})
