import type { Lang } from '@moongate/contract'
import { WITHDRAWAL_STEPS } from '@moongate/contract/cashier.states'
import type { officeRoutes } from '@moongate/contract/office'
import { hasRole } from '@moongate/contract/states'
import type { Handlers } from '../../kernel/http/call.ts'
import { buildPage } from '../../kernel/page.ts'
import {
  findWithdrawals,
  OPEN_WITHDRAWAL,
  stepWithdrawal,
  sumDeposits,
  sumWithdrawals,
  type WithdrawalStep,
} from '../cashier/index.ts'
import { countOpenTransfers } from './queue.sql.ts'
import { readStaffAct, type OrderDeps, readSearch, loadShown } from './order.ts'
import { withdrawalOrderView } from './order.view.ts'

type Routes = Pick<
  Handlers<typeof officeRoutes>,
  | 'withdrawals'
  | 'reviewWithdrawal'
  | 'approveWithdrawal'
  | 'payWithdrawal'
  | 'rejectWithdrawal'
  | 'failWithdrawal'
  | 'queues'
>
type Act = Parameters<typeof readStaffAct>[0] & { lang: Lang; input: { id: string; reason?: string } }

/** The withdrawal queue, its steps, and how much waits in each queue. */
export const createWithdrawalHandlers = (d: OrderDeps): Routes => {
  const step = (name: WithdrawalStep) => async (call: Act) => {
    const done = await stepWithdrawal(d, call.input.id, name, readStaffAct(call), call.input.reason)
    return { data: withdrawalOrderView(done, await loadShown(d, call.lang, [done]), true) }
  }
  return {
    withdrawals: async ({ input, lang, caller }) => {
      const states = input.state ? [input.state] : input.open === 1 ? OPEN_WITHDRAWAL : undefined
      const filter = { ...(await readSearch(d, input.keyword)), states, oldest_first: input.open === 1 }
      const [sums, rows] = await Promise.all([
        sumWithdrawals(d.db, filter),
        findWithdrawals(d.db, filter, input.limit, (input.page - 1) * input.limit),
      ])
      const all = await loadShown(d, lang, rows)
      return {
        data: buildPage(
          rows.map((r) => withdrawalOrderView(r, all, hasRole(caller.roles, WITHDRAWAL_STEPS.pay.who))),
          sums.n,
          input,
        ),
      }
    },
    reviewWithdrawal: step('review'),
    approveWithdrawal: step('approve'),
    payWithdrawal: step('pay'),
    rejectWithdrawal: step('reject'),
    failWithdrawal: step('fail'),
    queues: async () => {
      const [deposits, withdrawals, transfers_unclear] = await Promise.all([
        sumDeposits(d.db, { states: ['pending'] }),
        sumWithdrawals(d.db, { states: OPEN_WITHDRAWAL }),
        countOpenTransfers(d.db),
      ])
      return { data: { deposits: deposits.n, withdrawals: withdrawals.n, transfers_unclear } }
    },
  }
}
