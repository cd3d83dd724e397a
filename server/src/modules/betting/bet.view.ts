import type { Lang } from '@moongate/contract'
import type { BetReason } from '@moongate/contract/betting.states'
import type { betRow } from '@moongate/contract/betting'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { toWire } from '@moongate/money'
import type { z } from 'zod'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { pickText, type Text } from '../site/index.ts'
import type { BetRow, Sums } from './bet.sql.ts'
import type { BettingDeps } from './deps.ts'

type Shown = Pick<BettingDeps, 'describe_bet'> & {
  translate: Translate
  lang: Lang
  time_zone: string
  titles: ReadonlyMap<string, Text>
}

export const describeGameType = (translate: Translate, key: number): string =>
  translate(`games:types.${GAME_TYPES.find((t) => t.key === key)?.name ?? 'lottery'}`)

type Words = { game_name: string; detail: string }

/**
 * The words that a bet came with. A supplier tells a title in some languages only, and with nothing more to say tells it again: the others
 * have it from the catalogue.
 */
const pickWords = ({ game_title, catalogued, detail }: BetRow, lang: Lang): Words => {
  const told = game_title ?? {}
  const game_name = told[lang] || pickText({ ...catalogued, ...told }, lang)
  const said = pickText(detail ?? {}, lang)
  return { game_name, detail: Object.values(told).includes(said) ? game_name : said }
}

/** A bet is worded when it is read; one that came with its words shows those. */
const describeBet = (b: BetRow, { translate, lang, describe_bet }: Shown): Words => {
  if (b.selection === null) return pickWords(b, lang)
  const describe = describe_bet[b.supplier_code]
  if (!describe) throw new Error(`bet ${b.id}: nobody words the bets of ${b.supplier_code}`)
  return describe(translate, b.selection)
}

/** A void bet says by its status why it counts nothing. */
const describeUncounted = ({ uncounted, status }: BetRow, { translate }: Shown) =>
  uncounted !== null && status === 'COMPLETE'
    ? { valid_reason: uncounted, valid_text: translate(`betting:uncounted.${uncounted}`) }
    : { valid_reason: null, valid_text: '' }

/** Why a stake came back or a bet ended anew, in words; '' where neither. */
export const describeReason = (reason: BetReason | null, translate: Translate): string =>
  reason === null ? '' : translate(`betting:reasons.${reason}`)

export const betView = (b: BetRow, shown: Shown): z.output<typeof betRow> => ({
  id: b.id,
  bill_no: b.bill_no,
  api_name: b.supplier_code,
  api_title: pickText(shown.titles.get(b.supplier_code) ?? {}, shown.lang) || b.supplier_code,
  gameType: b.game_type,
  game_type_text: describeGameType(shown.translate, b.game_type),
  ...describeBet(b, shown),
  bet_amount: toWire(b.stake),
  valid_bet_amount: toWire(b.effective),
  ...describeUncounted(b, shown),
  payout: toWire(b.payout),
  net_amount: toWire(b.status === 'X' ? 0n : b.payout - b.stake),
  bet_time: formatWireTime(b.bet_at, shown.time_zone),
  payout_time: formatWireTimeOrNull(b.settled_at, shown.time_zone),
  status: b.status,
  reason: b.reason,
  reason_text: describeReason(b.reason, shown.translate),
  status_text: shown.translate(`betting:status.${b.status}`),
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
