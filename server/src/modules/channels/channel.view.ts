import { toWire } from '@moongate/money'
import type { AnswerOf } from '@moongate/contract'
import type { channelsOfficeRoutes } from '@moongate/contract/channels.office'
import type { Translate } from '../../kernel/index.ts'
import { BANK_TYPES } from '../bank/index.ts'
import { markState } from '../../kernel/seen.ts'
import { formatRate } from './channel.rules.ts'
import { describeTerms } from './channel.ts'
import type { Channel } from './channel.sql.ts'
import type { Payee } from './payee.sql.ts'
import { describeTerms as describePayeeTerms } from './payee.ts'

type Answer = AnswerOf<typeof channelsOfficeRoutes.channels>
type Row = Answer['data'][number]

const bankView = (translate: Translate, code: string): string =>
  code === '' ? '' : translate.byCode(`bank:types.${code}`)

const payeeView = (p: Payee, translate: Translate): Row['payees'][number] => ({
  id: p.id,
  payee_account: p.account,
  owner_name: p.owner_name,
  bank_type: p.bank_type,
  bank_type_text: bankView(translate, p.bank_type),
  bank_address: p.bank_address,
  qrcode: p.qrcode,
  daily_cap: p.daily_cap === null ? null : toWire(p.daily_cap),
  used: toWire(p.used),
  orders: p.orders,
  enabled: p.enabled,
  seen: markState(describePayeeTerms(p)),
})

/** A channel as staff see it, with its accounts and what they received today. */
export const deskChannelView = (c: Channel, payees: readonly Payee[], translate: Translate): Row => ({
  id: c.id,
  type: c.type,
  type_text: translate.byCode(`cashier:payment_types.${c.type}`),
  title: c.name,
  min: toWire(c.min),
  max: toWire(c.max),
  single_max: c.single_max === null ? null : toWire(c.single_max),
  open_from: c.open_from,
  open_to: c.open_to,
  gift_percent: toWire(c.gift_ppm / 100n),
  speed_minutes: c.speed_minutes,
  from_level: c.from_level,
  usdt_type: c.usdt_type,
  usdt_rate: c.usdt_rate_ppm === null ? null : formatRate(c.usdt_rate_ppm),
  recommended: c.recommended,
  enabled: c.enabled,
  seen: markState(describeTerms(c)),
  payees: payees.filter(({ channel_id }) => channel_id === c.id).map((p) => payeeView(p, translate)),
})

/** The banks that an account can be at. */
export const banksView = (translate: Translate): Answer['banks'] =>
  BANK_TYPES.map((value) => ({ value, text: bankView(translate, value) }))
