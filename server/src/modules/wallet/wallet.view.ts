import type { Lang } from '@moongate/contract'
import type { walletRow } from '@moongate/contract/wallet'
import { MONEY_TYPES, TRANSFER_STATES } from '@moongate/contract/wallet.states'
import { toWire } from '@moongate/money'
import type { z } from 'zod'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { pickText } from '../site/index.ts'
import type { Wallet } from './balance.ts'
import type { LogRow } from './log.sql.ts'
import type { Transfer } from './transfer.sql.ts'

export type Shown = { translate: Translate; lang: Lang; time_zone: string; now: Date }

/** The kinds of movement a statement can show, by their numbers on the wire. */
export const OPERATE_TYPES = [1, 3, 9, 10, 11, 12, 13, 30] as const

export const walletView = (w: Wallet, { translate, lang, time_zone, now }: Shown): z.output<typeof walletRow> => ({
  api_name: w.api_name,
  api_title: w.title ? pickText(w.title, lang) : translate(`wallet:money_types.${w.api_name}`),
  money: toWire(w.amount),
  state: w.state,
  as_of: formatWireTime(w.as_of ?? now, time_zone),
})

export const transferView = (t: Transfer, money_info: Wallet[], shown: Shown) => ({
  state: TRANSFER_STATES[t.state],
  transfer_id: t.id,
  money_info: money_info.map((w) => walletView(w, shown)),
})

const toAbsolute = (n: bigint): bigint => (n < 0n ? -n : n)

/** A statement row explains itself: after = before ± money. */
export const logView = (r: LogRow, { translate, time_zone }: Shown) => {
  const money_type = r.account_kind === 'centre' ? ('money' as const) : ('fs_money' as const)
  return {
    id: `${r.posting_id}-${r.account_kind}`,
    created_at: formatWireTime(r.created_at, time_zone),
    operate_type: r.operate_type,
    operate_type_text: translate(`wallet:operate_types.${r.operate_type}`),
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

/** An order's own number; a transfer, which has none, is known by the end of its id. */
const formatBillNo = (ref: string): string => (/^[0-9a-f-]{36}$/.test(ref) ? `T-${ref.slice(-12).toUpperCase()}` : ref)

export const listLogOptions = (translate: Translate) => ({
  operate_type: OPERATE_TYPES.map((key) => ({ key, value: translate(`wallet:operate_types.${key}`) })),
  money_type: MONEY_TYPES.map((key) => ({ key, value: translate(`wallet:money_types.${key}`) })),
})
