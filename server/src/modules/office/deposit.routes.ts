import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import { pageOf } from '../../kernel/page.ts'
import {
  creditDeposit,
  type Deposit,
  depositPicture,
  findDeposits,
  rejectDeposit,
  sumDeposits,
} from '../cashier/index.ts'
import { actOf, type OrderDeps, searched, shownWith } from './order.ts'
import { depositOrderView } from './order.view.ts'

type Routes = Pick<Handlers<typeof officeRoutes>, 'deposits' | 'depositPicture' | 'creditDeposit' | 'rejectDeposit'>

/** The deposit queue and its two decisions. */
export const depositHandlers = (d: OrderDeps): Routes => {
  const shown = async (lang: Parameters<typeof shownWith>[1], deposit: Deposit) => ({
    data: depositOrderView(deposit, await shownWith(d, lang, [deposit])),
  })
  return {
    deposits: async ({ input, lang }) => {
      const filter = {
        ...(await searched(d, input.keyword)),
        states: input.state && [input.state],
        oldest_first: input.state === 'pending',
      }
      const [sums, rows] = await Promise.all([
        sumDeposits(d.db, filter),
        findDeposits(d.db, filter, input.limit, (input.page - 1) * input.limit),
      ])
      const all = await shownWith(d, lang, rows)
      return {
        data: pageOf(
          rows.map((r) => depositOrderView(r, all)),
          sums.n,
          input,
        ),
      }
    },
    // Staff's token is in a header, which an image element cannot send: so the picture travels inside the answer.
    depositPicture: async ({ input }) => ({
      data: { image: `data:image/webp;base64,${Buffer.from(await depositPicture(d, input.id)).toString('base64')}` },
    }),
    creditDeposit: async (call) => shown(call.lang, await creditDeposit(d, call.input.id, actOf(call))),
    rejectDeposit: async (call) =>
      shown(call.lang, await rejectDeposit(d, call.input.id, actOf(call), call.input.reason)),
  }
}
