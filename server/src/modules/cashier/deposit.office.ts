import { channels } from '@moongate/contract'
import { depositOrderPush } from '@moongate/contract/cashier.pushes'
import type { cashierOfficeRoutes } from '@moongate/contract/cashier.office'
import { ORDER_DECIDERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import type { Call, Handlers } from '../../kernel/http/call.ts'
import { describeStaffAct, readStaffAct } from '../../kernel/http/staff-act.ts'
import { recordOnce } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { push } from '../../kernel/push.ts'
import { listPage } from '../../kernel/page.ts'
import type { CashierDeps } from './deps.ts'
import { countDeposits, type Deposit, findDeposits, lockDeposit } from './deposit.sql.ts'
import { OPEN_DEPOSIT } from './deposit.rules.ts'
import { creditDeposit, readDepositPicture, rejectDeposit, inspectDeposit } from './deposit.ts'
import { claimOrder, loadShown, readSearch, releaseOrder } from './order-queue.ts'
import { depositOrderView } from './order.view.ts'

type Routes = Pick<
  Handlers<typeof cashierOfficeRoutes>,
  | 'deposits'
  | 'depositPicture'
  | 'reviewDeposit'
  | 'creditDeposit'
  | 'rejectDeposit'
  | 'claimDeposit'
  | 'releaseDeposit'
>
type Asked = Call<(typeof cashierOfficeRoutes)['reviewDeposit']>

const CLAIMABLE = {
  kind: 'deposit' as const,
  lock: lockDeposit,
  tell: (tx: Tx, id: string) => push(tx, depositOrderPush, channels.office, { id }),
}

/** The deposit queue and its steps. */
export const createDepositOfficeHandlers = (d: CashierDeps): Routes => {
  const showDeposit = async (call: Pick<Asked, 'caller' | 'lang'>, deposit: Deposit) => ({
    data: depositOrderView(deposit, await loadShown(d, call, [deposit]), true),
  })
  return {
    deposits: async ({ input, lang, caller }) => {
      const filter = {
        ...(await readSearch(d.db, input.keyword)),
        states: input.state ? [input.state] : input.open === 1 ? OPEN_DEPOSIT : undefined,
        oldest_first: input.open === 1 || input.state === 'pending',
        by_hand: input.open === 1,
      }
      const { data } = await listPage(input, {
        count: () => countDeposits(d.db, filter),
        rows: (limit, offset) => findDeposits(d.db, filter, limit, offset),
        view: async (rows) => {
          const shown = await loadShown(d, { caller, lang }, rows)
          const decides = hasRole(caller.roles, ORDER_DECIDERS)
          return rows.map((row) => depositOrderView(row, shown, decides))
        },
      })
      return { data }
    },
    // Staff's token is in a header, which an image element cannot send: so the picture travels inside the answer.
    depositPicture: async (call) => {
      const { id } = call.input
      const { bill_no, bytes } = await readDepositPicture(d, id)
      const image = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
      const read = { ...describeStaffAct(readStaffAct(call)), action: 'cashier.receipt_read' as const }
      await recordOnce(d.db, read, [`deposit:${bill_no}`])
      return { data: { image } }
    },
    reviewDeposit: async (call) => showDeposit(call, await inspectDeposit(d, call.input.id, readStaffAct(call))),
    creditDeposit: async (call) => showDeposit(call, await creditDeposit(d, call.input.id, readStaffAct(call))),
    rejectDeposit: async (call) =>
      showDeposit(call, await rejectDeposit(d, call.input.id, readStaffAct(call), call.input.reason)),
    claimDeposit: async (call) => showDeposit(call, await claimOrder(d, CLAIMABLE, call.input.id, readStaffAct(call))),
    releaseDeposit: async (call) =>
      showDeposit(call, await releaseOrder(d, CLAIMABLE, call.input.id, readStaffAct(call))),
  }
}
