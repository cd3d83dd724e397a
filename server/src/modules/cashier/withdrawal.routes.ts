import type { cashierRoutes } from '@moongate/contract/cashier'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { withdrawalView } from './cashier.view.ts'
import type { CashierDeps } from './deps.ts'
import { listWithdrawalStates, getWithdrawalStatus } from './withdrawal.rules.ts'
import { listOwnOrders } from './order.ts'
import { withdrawalSearch } from './withdrawal.sql.ts'
import { quoteWithdrawal, requestWithdrawal } from './withdrawal.ts'

export const createWithdrawalHandlers = (
  d: CashierDeps,
): Pick<Handlers<typeof cashierRoutes>, 'quote' | 'withdraw' | 'withdrawals'> => ({
  quote: async ({ caller, input }) => {
    const q = await quoteWithdrawal(d, caller.member_id, input.money)
    return {
      data: {
        counter_fee: toWire(q.fee),
        net_money: toWire(input.money - q.fee),
        ml_money: toWire(q.turnover_left),
        fee_percent: q.fee_percent,
        daily_left: q.daily_left,
        min: toWire(q.min),
        max: toWire(q.max),
        balance: toWire(q.balance),
        ...q.hours,
      },
    }
  },
  withdraw: async ({ caller, input, idempotency_key }) => {
    const made = await requestWithdrawal(d, {
      ...input,
      member_id: caller.member_id,
      amount: input.money,
      request_key: idempotency_key,
    })
    const data = {
      bill_no: made.bill_no,
      counter_fee: toWire(made.fee),
      net_money: toWire(made.amount - made.fee),
      status: getWithdrawalStatus(made.state),
      state: made.state,
    }
    return { data, message: 'cashier:withdrawal_sent' }
  },
  withdrawals: async ({ caller, input, lang }) => {
    const filter = { member_id: caller.member_id, states: listWithdrawalStates(input.status) }
    const shown = { translate: d.translate(lang), time_zone: d.config.site_time_zone, now: d.clock.now() }
    return listOwnOrders(d, withdrawalSearch, input, filter, (order, steps) => withdrawalView(order, steps, shown))
  },
})
