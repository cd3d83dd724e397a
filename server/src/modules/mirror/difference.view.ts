import type { Lang } from '@moongate/contract'
import { toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { SupplierRow } from '../games/index.ts'
import type { Member } from '../members/index.ts'
import { pickText, type Text } from '../site/index.ts'
import { type findLatestTransfers, formatBillNo } from '../wallet/index.ts'
import type { Difference } from './difference.sql.ts'
import type { Pull } from './pull.sql.ts'
import type { KeptUnread } from './unread.sql.ts'

export type ShownDifferences = {
  lang: Lang
  time_zone: string
  now: Date
  members: ReadonlyMap<number, Member>
  titles: ReadonlyMap<string, Text>
  transfers: Awaited<ReturnType<typeof findLatestTransfers>>
}

/** A difference as staff see it, with the last transfers that may explain it. */
export const differenceView = (f: Difference, shown: ShownDifferences) => {
  const { lang, time_zone, now, members, titles } = shown
  const own = shown.transfers.filter((t) => t.member_id === f.member_id && t.supplier_code === f.supplier_code)
  return {
    id: f.id,
    member_id: f.member_id,
    member_name: members.get(f.member_id)?.name ?? '',
    realname: members.get(f.member_id)?.realname ?? '',
    api_code: f.supplier_code,
    api_title: pickText(titles.get(f.supplier_code) ?? {}, lang) || f.supplier_code,
    ours: toWire(f.ours),
    theirs: toWire(f.theirs),
    money: toWire(f.theirs - f.ours),
    found_at: formatWireTime(f.found_at, time_zone),
    seen_at: formatWireTime(f.seen_at, time_zone),
    closed_at: formatWireTimeOrNull(f.closed_at, time_zone),
    waiting_seconds: Math.max(0, Math.round(((f.closed_at ?? now).getTime() - f.found_at.getTime()) / 1000)),
    transfers: own.map((t) => ({
      bill_no: formatBillNo(t.id),
      direction: t.direction,
      money: toWire(t.amount),
      state: t.state,
      created_at: formatWireTime(t.created_at, time_zone),
    })),
  }
}

/** What of a supplier's bets could not be read. */
export const unreadView = (own: readonly KeptUnread[], time_zone: string) => ({
  unread: own[0]?.of ?? 0,
  unread_newest: own.map(({ entry_key, raw, why, first_at, last_at }) => ({
    entry_key,
    raw,
    why,
    first_at: formatWireTime(first_at, time_zone),
    last_at: formatWireTime(last_at, time_zone),
  })),
})

/** How fresh our books of a supplier are. */
export const freshnessView = (
  supplier: SupplierRow,
  pull: Pull | undefined,
  synced_at: Date | undefined,
  { lang, time_zone }: Pick<ShownDifferences, 'lang' | 'time_zone'>,
) => ({
  api_code: supplier.code,
  api_title: pickText(supplier.title, lang) || supplier.code,
  synced_at: formatWireTimeOrNull(synced_at ?? null, time_zone),
  compared_at: formatWireTimeOrNull(pull?.compared_at ?? null, time_zone),
  failing_since: formatWireTimeOrNull(pull?.failing_since ?? null, time_zone),
})
