import type { Lang } from '@moongate/contract'
import type { cashierOfficeRoutes } from '@moongate/contract/cashier.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import type { CashierDeps } from './deps.ts'
import { type Deposit, findDeposits, sumDeposits } from './deposit.sql.ts'
import { creditDeposit, readDepositPicture, rejectDeposit } from './deposit.ts'
import { loadShown, readSearch } from './order-queue.ts'
import { depositOrderView } from './order.view.ts'

type Routes = Pick<
  Handlers<typeof cashierOfficeRoutes>,
  'deposits' | 'depositPicture' | 'creditDeposit' | 'rejectDeposit'
>

/** The deposit queue and its two decisions. */
export const createDepositOfficeHandlers = (d: CashierDeps): Routes => {
  const showDeposit = async (lang: Lang, deposit: Deposit) => ({
    data: depositOrderView(deposit, await loadShown(d, lang, [deposit])),
  })
  return {
    deposits: async ({ input, lang }) => {
      const filter = {
        ...(await readSearch(d.db, input.keyword)),
        states: input.state && [input.state],
        oldest_first: input.state === 'pending',
      }
      const { data } = await listPage(input, {
        count: () => sumDeposits(d.db, filter),
        rows: (limit, offset) => findDeposits(d.db, filter, limit, offset),
        view: async (rows) => {
          const shown = await loadShown(d, lang, rows)
          return rows.map((row) => depositOrderView(row, shown))
        },
      })
      return { data }
    },
    // Staff's token is in a header, which an image element cannot send: so the picture travels inside the answer.
    depositPicture: async ({ input }) => ({
      data: {
        image: `data:image/webp;base64,${Buffer.from(await readDepositPicture(d, input.id)).toString('base64')}`,
      },
    }),
    creditDeposit: async (call) => showDeposit(call.lang, await creditDeposit(d, call.input.id, readStaffAct(call))),
    rejectDeposit: async (call) =>
      showDeposit(call.lang, await rejectDeposit(d, call.input.id, readStaffAct(call), call.input.reason)),
  }
}
