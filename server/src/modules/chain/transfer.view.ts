import type { StaffRole } from '@moongate/contract/staff.states'
import { formatUsdt, formatUsdtRate, toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { listWithheld } from './desk.rules.ts'
import type { Member } from '../members/index.ts'
import type { Network } from './network.sql.ts'
import type { Transfer } from './transfer.sql.ts'
import { type Depth, depthView } from './usdt.view.ts'

export type ShownTransfers = {
  translate: Translate
  time_zone: string
  now: Date
  members: ReadonlyMap<number, Member>
  depth: Depth
  /** Who looks: what they may not do alone is told to them. */
  reader: { staff_id: number; roles: readonly StaffRole[] }
}

const WHY = {
  'chain.second_person': 'chain:errors.second_person',
  'chain.review_needed': 'chain:errors.review_needed',
} as const

/** A transfer as staff see it, with all that the node said. */
export const chainTransferView = (
  t: Transfer,
  { time_zone, now, members, depth, translate, reader }: ShownTransfers,
) => ({
  id: t.id,
  member_id: t.member_id,
  member_name: members.get(t.member_id)?.name ?? '',
  realname: members.get(t.member_id)?.realname ?? '',
  usdt_type: t.network,
  tx_hash: t.tx_hash,
  log_index: t.log_index,
  from_address: t.from_address,
  address: t.address,
  usdt: formatUsdt(t.usdt),
  block: t.block,
  ...depthView(t, depth),
  state: t.state,
  why: t.why,
  usdt_rate: t.rate_ppm ? formatUsdtRate(t.rate_ppm) : null,
  money: t.amount === null ? null : toWire(t.amount),
  bill_no: t.bill_no ?? '',
  proposed_by: t.proposed_by,
  reason: t.reason,
  created_at: formatWireTime(t.seen_at, time_zone),
  finished_at: formatWireTimeOrNull(t.finished_at, time_zone),
  waiting_seconds: Math.max(0, Math.round(((t.finished_at ?? now).getTime() - t.seen_at.getTime()) / 1000)),
  raw: JSON.stringify(t.raw, undefined, 2),
  withheld: listWithheld(t, reader).map(({ step, refusal }) => ({ step, why: translate(WHY[refusal]) })),
})

/** How far a network has been read. */
export const networkView = (n: Network, time_zone: string) => ({
  usdt_type: n.code,
  head_block: n.head_block,
  final_block: n.final_block,
  usdt_rate: n.rate_ppm === null ? null : formatUsdtRate(n.rate_ppm),
  answered_at: formatWireTimeOrNull(n.answered_at, time_zone),
})
