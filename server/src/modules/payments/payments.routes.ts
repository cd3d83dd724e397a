import type { paymentsRoutes } from '@moongate/contract/payments'
import type { Handlers } from '../../kernel/http/call.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readDepositState } from '../cashier/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { startPayment } from './payment.ts'
import { findOwnPayment } from './payment.sql.ts'

export const createPaymentsHandlers = (d: PaymentsDeps): Handlers<typeof paymentsRoutes> => ({
  depositOnline: async ({ caller, input, lang, idempotency_key }) => {
    const { money: amount, ...asked } = input
    const order = { ...asked, amount, member_id: caller.member_id, request_key: idempotency_key }
    const { bill_no, pay_url } = await startPayment(d, order, lang)
    return { data: { bill_no, pay_url } }
  },
  onlineOrder: async ({ caller, input }) => {
    const found = (await findOwnPayment(d.db, caller.member_id, input.bill_no)) ?? refuse('payments.not_found')
    const state = (await readDepositState(d.db, found.id)) ?? refuse('payments.not_found')
    const pay_url = state === 'pending' && found.state === 'open' ? found.pay_url : ''
    return { data: { bill_no: found.bill_no, state, pay_url } }
  },
})
