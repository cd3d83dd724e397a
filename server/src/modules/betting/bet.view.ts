import type { Lang } from '@moongate/contract'
import type { betRow } from '@moongate/contract/betting'
import { toWire } from '@moongate/money'
import type { z } from 'zod'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { GAME_TYPES } from '../games/index.ts'
import { pickText, type Text } from '../site/index.ts'
import type { BetRow, Sums } from './bet.sql.ts'

type Shown = { translate: Translate; lang: Lang; time_zone: string; titles: ReadonlyMap<string, Text> }

export const describeGameType = (translate: Translate, key: number): string =>
  translate(`games:types.${GAME_TYPES.find((t) => t.key === key)?.name ?? 'lottery'}`)

export const betView = (b: BetRow, { translate, lang, time_zone, titles }: Shown): z.output<typeof betRow> => ({
  id: b.id,
  bill_no: b.bill_no,
  api_name: b.supplier_code,
  api_title: pickText(titles.get(b.supplier_code) ?? {}, lang) || b.supplier_code,
  gameType: b.game_type,
  game_type_text: describeGameType(translate, b.game_type),
  game_name: pickText(b.game_title, lang),
  detail: pickText(b.detail, lang),
  bet_amount: toWire(b.stake),
  valid_bet_amount: toWire(b.effective),
  payout: toWire(b.payout),
  net_amount: toWire(b.status === 'X' ? 0n : b.payout - b.stake),
  bet_time: formatWireTime(b.bet_at, time_zone),
  payout_time: formatWireTimeOrNull(b.settled_at, time_zone),
  status: b.status,
  status_text: translate(`betting:status.${b.status}`),
})

export const sumsView = (s: Omit<Sums, 'n'>) => ({
  sum_bet_amount: toWire(s.stake),
  sum_valid_bet_amount: toWire(s.effective),
  sum_net_amount: toWire(s.net),
  sum_payout: toWire(s.payout),
})

/** Totals of one page. */
export const sumPage = (rows: readonly BetRow[]): Omit<Sums, 'n'> => {
  const total = (of: (b: BetRow) => bigint) => rows.reduce((sum, b) => sum + of(b), 0n)
  return {
    stake: total((b) => b.stake),
    effective: total((b) => b.effective),
    payout: total((b) => b.payout),
    net: total((b) => (b.status === 'X' ? 0n : b.payout - b.stake)),
  }
}
