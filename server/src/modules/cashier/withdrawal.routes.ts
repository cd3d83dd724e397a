import type { cashierRoutes } from '@moongate/contract/cashier'
import { toWire } from '@moongate/money'
import { type Handlers, takeKeyWithWork } from '../../kernel/http/call.ts'
import { loadShownTo, withdrawalView } from './cashier.view.ts'
import type { OfferDeps } from './deps.ts'
import { listWithdrawalStates, getWithdrawalStatus } from './withdrawal.rules.ts'
import { readActor } from '../members/index.ts'
import { listOwnOrders } from './order.ts'
import { cancelWithdrawal } from './payout.ts'
import { withdrawalSearch } from './withdrawal.sql.ts'
import { quoteWithdrawal, requestWithdrawal } from './withdrawal.ts'

export const createWithdrawalHandlers = (
  d: OfferDeps,
): Pick<Handlers<typeof cashierRoutes>, 'quote' | 'withdraw' | 'cancelWithdrawal' | 'withdrawals'> => ({
  quote: async ({ caller, input, lang }) => {
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
        free_money: q.free === null ? null : toWire(q.free),
        ...q.hours,
        is_open: q.is_open,
        bonus: d.at_stake.read(q.at_stake, lang),
      },
    }
  },
  withdraw: takeKeyWithWork(async ({ caller, input, idempotency_key, claim }) => {
    const made = await requestWithdrawal(d, {
      ...input,
      member_id: caller.member_id,
      amount: input.money,
      request_key: idempotency_key,
      claim,
    })
    const data = {
      bill_no: made.bill_no,
      counter_fee: toWire(made.fee),
      net_money: toWire(made.amount - made.fee),
      status: getWithdrawalStatus(made.state),
      state: made.state,
    }
    return { data, message: 'cashier:withdrawal_sent' }
  }),
  cancelWithdrawal: async (call) => {
    const { bill_no, state } = await cancelWithdrawal(d, readActor(call), call.input.bill_no)
    return { data: { bill_no, status: getWithdrawalStatus(state), state }, message: 'cashier:withdrawal_cancelled' }
  },
  withdrawals: async ({ caller, input, lang }) => {
    const states = listWithdrawalStates(input.status)
    const filter = { member_id: caller.member_id, states, bill_no: input.bill_no }
    const shown = loadShownTo(d, lang)
    return listOwnOrders(d, withdrawalSearch, input, filter, (order, steps) => withdrawalView(order, steps, shown))
  },
})
