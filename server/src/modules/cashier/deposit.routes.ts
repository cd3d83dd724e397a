import type { cashierRoutes } from '@moongate/contract/cashier'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readSetting } from '../site/index.ts'
import { depositSetting } from './cashier.settings.ts'
import { describeBank, channelView, depositView, typesView, describePaymentType } from './cashier.view.ts'
import { findChannels, findEnabledChannels } from './channel.sql.ts'
import type { CashierDeps } from './deps.ts'
import { listDepositStates, getDepositStatus } from './deposit.rules.ts'
import { listOwnOrders } from './order.ts'
import { depositSearch } from './deposit.sql.ts'
import { reportDeposit } from './deposit.ts'
import { keepPicture } from './picture.ts'

type Routes = Handlers<typeof cashierRoutes>

const createChannelHandlers = (
  d: CashierDeps,
): Pick<Routes, 'depositBanks' | 'paymentTypes' | 'companyChannels' | 'onlineChannels'> => ({
  depositBanks: async ({ lang }) => ({
    data: (await findChannels(d.db, 'company', 'company_bankpay')).map((c) => ({
      id: c.id,
      card_no: c.account,
      bank_type: c.bank_type,
      bank_type_text: describeBank(d.translate(lang), c.bank_type),
      owner_name: c.owner_name,
      bank_address: c.bank_address,
    })),
  }),
  paymentTypes: async ({ lang }) => {
    const data = typesView(await findEnabledChannels(d.db), d.translate(lang))
    return { data, type: (data.find((t) => t.recommended) ?? data[0])?.type ?? '' }
  },
  companyChannels: async ({ caller, input, lang }) => {
    const { expires_minutes } = await readSetting(d.db, depositSetting)
    return {
      data: (await findChannels(d.db, 'company', input.type)).map((c) =>
        channelView(c, caller.member_id, expires_minutes, d.translate(lang)),
      ),
    }
  },
  onlineChannels: async ({ input, lang }) => ({
    data: (await findChannels(d.db, 'online', input.type)).map((c) => ({
      id: c.id,
      name: c.name,
      type: c.type,
      type_text: describePaymentType(d.translate(lang), c.type),
      min: toWire(c.min),
      max: toWire(c.max),
    })),
  }),
})

export const createDepositHandlers = (d: CashierDeps): Omit<Routes, 'quote' | 'withdraw' | 'withdrawals'> => ({
  ...createChannelHandlers(d),
  depositCompany: async ({ caller, input, idempotency_key }) => {
    const { member_id } = caller
    const made = await reportDeposit(d, {
      ...input,
      member_id,
      amount: input.money,
      picture: input.picture ?? '',
      request_key: idempotency_key,
    })
    const { bill_no, state, remark_code } = made
    return { data: { bill_no, state, remark_code, status: getDepositStatus(state) }, message: 'cashier:deposit_sent' }
  },
  deposits: async ({ caller, input, lang }) => {
    const filter = { member_id: caller.member_id, states: listDepositStates(input.status) }
    const { expires_minutes } = await readSetting(d.db, depositSetting)
    const shown = {
      translate: d.translate(lang),
      time_zone: d.config.site_time_zone,
      now: d.clock.now(),
      expires_minutes,
    }
    return listOwnOrders(d, depositSearch, input, filter, (order, steps) => depositView(order, steps, shown))
  },
  uploadReceipt: async ({ caller, file }) => ({
    file_url: await keepPicture(d, caller.member_id, file?.bytes ?? new Uint8Array()),
  }),
})
