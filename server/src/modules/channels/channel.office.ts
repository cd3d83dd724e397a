import type { InputOf, Lang } from '@moongate/contract'
import type { channelsOfficeRoutes } from '@moongate/contract/channels.office'
import { fromWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { createChannel, moveChannel, setChannel } from './channel.ts'
import { parseRate } from './channel.rules.ts'
import { findAllChannels, type NewChannel } from './channel.sql.ts'
import { banksView, deskChannelView } from './channel.view.ts'
import type { ChannelsDeskDeps } from './deps.ts'
import { findPayees, type NewPayee } from './payee.sql.ts'
import { addPayee, setPayee, setPayeeCode } from './payee.ts'

type Routes = typeof channelsOfficeRoutes

const NOBODY = 0

/** A channel as the form shows it; what only USDT has is left away from others. */
const toChannel = ({
  title,
  gift_percent,
  usdt_rate,
  ...rest
}: Omit<InputOf<Routes['setChannel']>, 'id' | 'seen'>): Omit<NewChannel, 'asset' | 'type'> => ({
  ...rest,
  name: title,
  gift_ppm: (fromWire(gift_percent) ?? 0n) * 100n,
  usdt_rate_ppm: rest.usdt_type === '' || usdt_rate === null ? null : parseRate(usdt_rate),
})

const toPayee = ({
  payee_account: account,
  owner_name,
  bank_type,
  bank_address,
  daily_cap,
  enabled,
}: Omit<InputOf<Routes['setPayee']>, 'id' | 'seen'>): Omit<NewPayee, 'channel_id' | 'qrcode'> => ({
  account,
  owner_name,
  bank_type,
  bank_address,
  daily_cap,
  enabled,
})

const listChannels = async (d: ChannelsDeskDeps, lang: Lang) => {
  const channels = await findAllChannels(d.db)
  const on_day = formatWireTime(d.clock.now(), d.config.site_time_zone).slice(0, 10)
  const asked = { channel_ids: channels.map(({ id }) => id), member_id: NOBODY, on_day }
  const payees = await findPayees(d.db, asked)
  return channels.map((channel) => deskChannelView(channel, payees, d.translate(lang)))
}

/** Payment channels for staff to see and to set. */
export const createChannelsOfficeHandlers = (d: ChannelsDeskDeps): Handlers<Routes> => {
  const answer = async (lang: Lang) => ({ data: await listChannels(d, lang) })
  return {
    channels: async ({ lang }) => ({ ...(await answer(lang)), banks: banksView(d.translate(lang)) }),
    createChannel: async (call) => {
      const { type, ...wanted } = call.input
      await createChannel(d, { ...toChannel(wanted), type }, readStaffAct(call))
      return answer(call.lang)
    },
    setChannel: async (call) => {
      const { id, seen, ...wanted } = call.input
      await setChannel(d, { id, seen }, toChannel(wanted), readStaffAct(call))
      return answer(call.lang)
    },
    moveChannel: async (call) => {
      const step = call.input.direction === 'up' ? -1 : 1
      await moveChannel(d, call.input.id, { step, staff: readStaffAct(call) })
      return answer(call.lang)
    },
    addPayee: async (call) => {
      await addPayee(d, { ...toPayee(call.input), channel_id: call.input.id }, readStaffAct(call))
      return answer(call.lang)
    },
    setPayee: async (call) => {
      await setPayee(d, call.input, toPayee(call.input), readStaffAct(call))
      return answer(call.lang)
    },
    setPayeeCode: async (call) => {
      await setPayeeCode(d, call.input.id, call.file?.bytes ?? new Uint8Array(), readStaffAct(call))
      return answer(call.lang)
    },
  }
}
