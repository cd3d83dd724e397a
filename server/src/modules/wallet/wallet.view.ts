import type { Lang } from '@moongate/contract'
import type { OperateType } from '@moongate/contract/operate-types'
import type { walletRow } from '@moongate/contract/wallet.rows'
import { MONEY_TYPES, TRANSFER_STATES } from '@moongate/contract/wallet.states'
import { toWire } from '@moongate/money'
import type { z } from 'zod'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { OperateTypes } from '../ledger/index.ts'
import { pickText } from '../site/index.ts'
import type { Wallet } from './balance.ts'
import type { LogRow, LogSums } from './log.sql.ts'
import type { Holdings } from './holdings.rules.ts'
import type { Transfer } from './transfer.sql.ts'

export type Shown = { translate: Translate; lang: Lang; time_zone: string; now: Date }
export type ShownLog = { translate: Translate; operate_types: OperateTypes; time_zone: string }

export const walletView = (w: Wallet, { translate, lang, time_zone, now }: Shown): z.output<typeof walletRow> => ({
  api_name: w.api_name,
  api_title: w.title ? pickText(w.title, lang) : translate.byCode(`wallet:money_types.${w.api_name}`),
  money: toWire(w.amount),
  state: w.state,
  as_of: formatWireTime(w.as_of ?? now, time_zone),
})

const nameOwnPart = {
  centre: 'wallet:money_types.money',
  rebate: 'wallet:money_types.fs_money',
  held: 'wallet:held',
  savings: 'wallet:savings',
} as const

/** A supplier goes by its name, also for what is on its way. */
export const holdingsView = ({ total, parts }: Holdings, { translate, lang, time_zone }: Shown) => ({
  total: toWire(total),
  parts: parts.map(({ kind, api_code, title, amount, as_of }) => ({
    kind,
    api_code,
    title:
      kind === 'supplier' || kind === 'transit'
        ? title
          ? pickText(title, lang)
          : api_code
        : translate(nameOwnPart[kind]),
    money: toWire(amount),
    as_of: formatWireTimeOrNull(as_of ?? null, time_zone),
  })),
})

export const transferView = (t: Transfer, money_info: Wallet[], shown: Shown) => ({
  state: TRANSFER_STATES[t.state],
  transfer_id: t.id,
  money_info: money_info.map((w) => walletView(w, shown)),
})

const toAbsolute = (n: bigint): bigint => (n < 0n ? -n : n)

/** A statement row explains itself: after = before ± money. */
export const logView = (r: LogRow, { translate, operate_types, time_zone }: ShownLog) => {
  const money_type = r.account_kind === 'centre' ? ('money' as const) : ('fs_money' as const)
  return {
    id: `${r.posting_id}-${r.account_kind}`,
    created_at: formatWireTime(r.created_at, time_zone),
    operate_type: r.operate_type,
    operate_type_text: describeOperateType(translate, operate_types, r.operate_type),
    money_type,
    money_type_text: translate(`wallet:money_types.${money_type}`),
    number_type: r.amount < 0n ? -1 : 1,
    money: toWire(toAbsolute(r.amount)),
    money_before: toWire(r.balance_after - r.amount),
    money_after: toWire(r.balance_after),
    bill_no: formatBillNo(r.ref),
    remark: '',
  }
}

/** The sums as clients of this family read them: all that moved, and what of it stayed. */
export const statisticView = ({ incoming, outgoing }: LogSums) => ({
  sum_money: toWire(incoming + outgoing),
  valid_money: toWire(incoming - outgoing),
})

/** An order's own number; a transfer, which has none, is known by the end of its id. */
export const formatBillNo = (ref: string): string =>
  /^[0-9a-f-]{36}$/.test(ref) ? `T-${ref.slice(-12).toUpperCase()}` : ref

/** In the owner's words; a number that nobody owns is all there is to say of it. */
const describeOperateType = (translate: Translate, types: OperateTypes, number: number): string => {
  const owned = types[number as OperateType]
  return owned ? translate(owned.text) : String(number)
}

/** What a statement can be narrowed to, by number. */
export const listLogOptions = ({ translate, operate_types }: ShownLog) => ({
  operate_type: Object.entries(operate_types)
    .filter(([, { in_filter }]) => in_filter)
    .map(([number, { text }]) => ({ key: Number(number), value: translate(text) })),
  money_type: MONEY_TYPES.map((key) => ({ key, value: translate(`wallet:money_types.${key}`) })),
})
