import type { PaymentType } from '@moongate/contract/channels.states'
import type { Channel, Payee } from '../../api/channels.ts'

/** A channel as its form has it: what may be left out is ''. */
export type ChannelDraft = Omit<
  Channel,
  'id' | 'seen' | 'type' | 'type_text' | 'payees' | 'single_max' | 'usdt_rate' | 'speed_minutes' | 'from_level'
> & {
  type: PaymentType
  single_max: string
  usdt_rate: string
  speed_minutes: string
  from_level: string
}

const NEW: ChannelDraft = {
  type: 'company_bankpay',
  title: '',
  min: '100.00',
  max: '50000.00',
  single_max: '',
  open_from: '00:00',
  open_to: '24:00',
  gift_percent: '0.00',
  speed_minutes: '10',
  from_level: '0',
  usdt_type: '',
  usdt_rate: '',
  recommended: false,
  enabled: true,
}

export const readChannel = (channel: Channel | undefined): ChannelDraft => {
  if (!channel) return NEW
  const {
    id: _,
    seen: __,
    type_text: ___,
    payees: ____,
    type,
    single_max,
    usdt_rate,
    speed_minutes,
    from_level,
    ...rest
  } = channel
  return {
    ...rest,
    type: type as PaymentType,
    single_max: single_max ?? '',
    usdt_rate: usdt_rate ?? '',
    speed_minutes: String(speed_minutes),
    from_level: String(from_level),
  }
}

/** What is sent of it; a network and a rate go with USDT alone. */
export const toChannelInput = ({ type, single_max, usdt_type, usdt_rate, from_level, ...rest }: ChannelDraft) => {
  const is_usdt = type.endsWith('_usdt')
  return {
    ...rest,
    from_level: from_level.trim() || '0',
    single_max: single_max === '' ? null : single_max,
    usdt_type: is_usdt ? usdt_type : ('' as const),
    usdt_rate: is_usdt && usdt_rate !== '' ? usdt_rate : null,
  }
}

export type PayeeDraft = Omit<Payee, 'id' | 'seen' | 'bank_type_text' | 'qrcode' | 'used' | 'orders' | 'daily_cap'> & {
  daily_cap: string
}

export const readPayee = (payee: Payee | undefined): PayeeDraft => ({
  payee_account: payee?.payee_account ?? '',
  owner_name: payee?.owner_name ?? '',
  bank_type: payee?.bank_type ?? '',
  bank_address: payee?.bank_address ?? '',
  daily_cap: payee?.daily_cap ?? '',
  enabled: payee?.enabled ?? true,
})

export const toPayeeInput = ({ daily_cap, ...rest }: PayeeDraft) => ({
  ...rest,
  daily_cap: daily_cap === '' ? null : daily_cap,
})

/** How much of its cap an account has received, in per cent; null without one. */
export const computeFill = ({ used, daily_cap }: Pick<Payee, 'used' | 'daily_cap'>): number | null =>
  daily_cap === null ? null : Math.min(100, Math.round((Number(used) / Number(daily_cap)) * 100))
