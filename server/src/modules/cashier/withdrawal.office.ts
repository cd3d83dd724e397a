import { channels } from '@moongate/contract'
import { withdrawalOrderPush } from '@moongate/contract/cashier.pushes'
import type { cashierOfficeRoutes } from '@moongate/contract/cashier.office'
import { hasRole } from '@moongate/contract/states'
import type { Call, Handlers } from '../../kernel/http/call.ts'
import { describeStaffAct, readStaffAct } from '../../kernel/http/staff-act.ts'
import { recordOnce } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { push } from '../../kernel/push.ts'
import { listPage } from '../../kernel/page.ts'
import type { CashierDeps } from './deps.ts'
import { claimOrder, loadShown, readSearch, releaseOrder } from './order-queue.ts'
import { withdrawalOrderView } from './order.view.ts'
import { approveSafe, approveWithdrawal, stepWithdrawal } from './payout.ts'
import { OPEN_WITHDRAWAL, WITHDRAWAL_STEPS, type WithdrawalStep } from './withdrawal.rules.ts'
import { countWithdrawals, findWithdrawals, lockWithdrawal, type Withdrawal } from './withdrawal.sql.ts'

type Routes = Pick<
  Handlers<typeof cashierOfficeRoutes>,
  | 'withdrawals'
  | 'reviewWithdrawal'
  | 'approveWithdrawal'
  | 'payWithdrawal'
  | 'rejectWithdrawal'
  | 'failWithdrawal'
  | 'claimWithdrawal'
  | 'releaseWithdrawal'
  | 'approveSafe'
>
type Act = Omit<Call<(typeof cashierOfficeRoutes)['payWithdrawal']>, 'input'> & {
  input: { id: string; reason?: string }
}

const CLAIMABLE = {
  kind: 'withdrawal' as const,
  lock: lockWithdrawal,
  tell: (tx: Tx, id: string) => push(tx, withdrawalOrderPush, channels.office, { id }),
}

/** Who sees card numbers whole is in the audit log, once for each order in a quarter of an hour. */
const recordCardsRead = (
  d: CashierDeps,
  call: Parameters<typeof readStaffAct>[0],
  rows: readonly { bill_no: string }[],
): Promise<void> => {
  const read = { ...describeStaffAct(readStaffAct(call)), action: 'cashier.card_read' as const }
  return recordOnce(
    d.db,
    read,
    rows.map(({ bill_no }) => `withdrawal:${bill_no}`),
  )
}

/** The withdrawal queue and its steps. */
export const createWithdrawalOfficeHandlers = (d: CashierDeps): Routes => {
  const show = async (call: Act, order: Withdrawal) => ({
    data: withdrawalOrderView(order, await loadShown(d, call, [order]), true),
  })
  const step = (name: WithdrawalStep) => async (call: Act) =>
    show(call, await stepWithdrawal(d, call.input.id, name, readStaffAct(call), call.input.reason))
  return {
    withdrawals: async (call) => {
      const { input, lang, caller } = call
      const whole = hasRole(caller.roles, WITHDRAWAL_STEPS.pay.who)
      const states = input.state ? [input.state] : input.open === 1 ? OPEN_WITHDRAWAL : undefined
      const filter = {
        ...(await readSearch(d.db, input.keyword)),
        states,
        oldest_first: input.open === 1,
        by_hand: input.open === 1,
      }
      const { data } = await listPage(input, {
        count: () => countWithdrawals(d.db, filter),
        rows: (limit, offset) => findWithdrawals(d.db, filter, limit, offset),
        view: async (rows) => {
          const shown = await loadShown(d, { caller, lang }, rows)
          if (whole) await recordCardsRead(d, call, rows)
          return rows.map((row) => withdrawalOrderView(row, shown, whole))
        },
      })
      return { data }
    },
    reviewWithdrawal: step('review'),
    approveWithdrawal: async (call) =>
      show(call, await approveWithdrawal(d, call.input.id, readStaffAct(call), call.input.seen)),
    payWithdrawal: step('pay'),
    rejectWithdrawal: step('reject'),
    failWithdrawal: step('fail'),
    claimWithdrawal: async (call) => show(call, await claimOrder(d, CLAIMABLE, call.input.id, readStaffAct(call))),
    releaseWithdrawal: async (call) => show(call, await releaseOrder(d, CLAIMABLE, call.input.id, readStaffAct(call))),
    approveSafe: async (call) => {
      const done = await approveSafe(d, call.input.ids, readStaffAct(call))
      const translate = d.translate(call.lang)
      return {
        data: done.map(({ id, refusal }) => ({ id, done: !refusal, why: refusal ? translate.refusal(refusal) : '' })),
      }
    },
  }
}
