import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import { buildPage } from '../../kernel/page.ts'
import {
  creditDeposit,
  type Deposit,
  readDepositPicture,
  findDeposits,
  rejectDeposit,
  sumDeposits,
} from '../cashier/index.ts'
import { readStaffAct, type OrderDeps, readSearch, loadShown } from './order.ts'
import { depositOrderView } from './order.view.ts'

type Routes = Pick<Handlers<typeof officeRoutes>, 'deposits' | 'depositPicture' | 'creditDeposit' | 'rejectDeposit'>

/** The deposit queue and its two decisions. */
export const createDepositHandlers = (d: OrderDeps): Routes => {
  const showDeposit = async (lang: Parameters<typeof loadShown>[1], deposit: Deposit) => ({
    data: depositOrderView(deposit, await loadShown(d, lang, [deposit])),
  })
  return {
    deposits: async ({ input, lang }) => {
      const filter = {
        ...(await readSearch(d, input.keyword)),
        states: input.state && [input.state],
        oldest_first: input.state === 'pending',
      }
      const [sums, rows] = await Promise.all([
        sumDeposits(d.db, filter),
        findDeposits(d.db, filter, input.limit, (input.page - 1) * input.limit),
      ])
      const all = await loadShown(d, lang, rows)
      return {
        data: buildPage(
          rows.map((r) => depositOrderView(r, all)),
          sums.n,
          input,
        ),
      }
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
