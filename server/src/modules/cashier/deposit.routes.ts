import { isOnline } from '@moongate/contract/channels.states'
import type { cashierRoutes } from '@moongate/contract/cashier'
import { type Handlers, takeKeyWithWork } from '../../kernel/http/call.ts'
import { readSetting } from '../site/index.ts'
import { depositSetting } from './cashier.settings.ts'
import { type Channel, findChannels, findEnabledChannels, findGatewayCodes, listOffers } from '../channels/index.ts'
import {
  describeBank,
  channelView,
  depositView,
  heldChannelView,
  isPayable,
  onlineChannelView,
  typesView,
  loadShownTo,
} from './cashier.view.ts'
import { holdOffer, showChannels } from './deposit-offer.ts'
import type { OfferDeps } from './deps.ts'
import { listDepositStates, getDepositStatus } from './deposit.rules.ts'
import { listOwnOrders } from './order.ts'
import { depositSearch } from './deposit.sql.ts'
import { reportDeposit } from './deposit.ts'
import { keepPicture } from './picture.ts'

type Routes = Handlers<typeof cashierRoutes>

/** What a member's level lets them see, as it is offered to them. */
const listOwnOffers = async (d: OfferDeps, member_id: number, type?: string) => {
  const offers = await listOffers(d, member_id, type)
  const all = offers.map(({ channel }) => channel)
  const shown = new Map((await showChannels(d.db, member_id, all)).map((channel) => [channel.id, channel]))
  return offers.flatMap((offer) => {
    const channel = shown.get(offer.channel.id)
    return channel ? [{ ...offer, channel }] : []
  })
}

/** Without the online channels that cannot be paid through, where others of their type can: a type promises what there is. */
const dropResting = async (d: OfferDeps, channels: readonly Channel[]): Promise<readonly Channel[]> => {
  const online = channels.filter(({ type }) => isOnline(type))
  const [codes, open] = await Promise.all([findGatewayCodes(d.db, online), d.open_gateways()])
  const isPaid = ({ id }: Channel) => isPayable(codes.get(id), open)
  const going = new Set(channels.filter(isPaid).map(({ type }) => type))
  return channels.filter((channel) => isPaid(channel) || !going.has(channel.type))
}

const createChannelHandlers = (
  d: OfferDeps,
): Pick<Routes, 'depositBanks' | 'paymentTypes' | 'companyChannels' | 'holdChannel' | 'onlineChannels'> => ({
  depositBanks: async ({ caller, lang }) => ({
    data: (await listOwnOffers(d, caller.member_id, 'company_bankpay')).map(({ channel, payee }) => ({
      id: channel.id,
      card_no: payee.account,
      bank_type: payee.bank_type,
      bank_type_text: describeBank(d.translate(lang), payee.bank_type),
      owner_name: payee.owner_name,
      bank_address: payee.bank_address,
    })),
  }),
  paymentTypes: async ({ caller, lang }) => {
    const found = await showChannels(d.db, caller.member_id, await findEnabledChannels(d.db))
    const data = typesView(await dropResting(d, found), d.translate(lang))
    return { data, type: (data.find((t) => t.recommended) ?? data[0])?.type ?? '' }
  },
  companyChannels: async ({ caller, input, lang }) => {
    const { expires_minutes } = await readSetting(d.db, depositSetting)
    return {
      data: (await listOwnOffers(d, caller.member_id, input.type)).map((offer) =>
        channelView(offer, caller.member_id, expires_minutes, d.translate(lang)),
      ),
    }
  },
  holdChannel: async ({ caller: { member_id }, input, lang }) => {
    const { offer, ...held } = await holdOffer(d, { member_id, channel_id: input.payment_id, amount: input.money })
    return { data: heldChannelView(offer, member_id, held, d.translate(lang)) }
  },
  onlineChannels: async ({ caller, input, lang }) => {
    const found = await showChannels(d.db, caller.member_id, await findChannels(d.db, 'online', input.type))
    const [codes, open] = await Promise.all([findGatewayCodes(d.db, found), d.open_gateways()])
    const translate = d.translate(lang)
    return { data: found.map((channel) => onlineChannelView(channel, codes.get(channel.id), open, translate)) }
  },
})

export const createDepositHandlers = (
  d: OfferDeps,
): Omit<Routes, 'quote' | 'withdraw' | 'cancelWithdrawal' | 'withdrawals'> => ({
  ...createChannelHandlers(d),
  depositCompany: takeKeyWithWork(async ({ caller, input, idempotency_key, claim }) => {
    const { member_id } = caller
    const made = await reportDeposit(d, {
      ...input,
      member_id,
      amount: input.money,
      picture: input.picture ?? '',
      request_key: idempotency_key,
      claim,
    })
    const { bill_no, state, remark_code } = made
    return { data: { bill_no, state, remark_code, status: getDepositStatus(state) }, message: 'cashier:deposit_sent' }
  }),
  deposits: async ({ caller, input, lang }) => {
    const filter = { member_id: caller.member_id, states: listDepositStates(input.status), bill_no: input.bill_no }
    const { expires_minutes } = await readSetting(d.db, depositSetting)
    const shown = { ...loadShownTo(d, lang), expires_minutes }
    return listOwnOrders(d, depositSearch, input, filter, (order, steps) => depositView(order, steps, shown))
  },
  uploadReceipt: async ({ caller, file }) => ({
    file_url: await keepPicture(d, caller.member_id, file?.bytes ?? new Uint8Array()),
  }),
})
