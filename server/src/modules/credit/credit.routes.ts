import type { Lang } from '@moongate/contract'
import type { creditRoutes } from '@moongate/contract/credit'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { currencySymbolSetting, readSettings } from '../site/index.ts'
import { borrow } from './borrow.ts'
import { creditSetting } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { countLoans, findLoans } from './loan-list.sql.ts'
import { loanView, ruleView, type Shown } from './loan.view.ts'
import { checkName, createOwnHandlers } from './own.routes.ts'
import { repay } from './repay.ts'
import { readStatement } from './statement.ts'

type Routes = typeof creditRoutes
/** A member's credit: what they may borrow, asking for a loan, where it stands, and paying it back. */
export const createCreditHandlers = (d: CreditDeps): Handlers<Routes> => {
  const time_zone = d.config.site_time_zone
  const show = (lang: Lang): Shown => ({ translate: d.translate(lang), time_zone, now: d.clock.now() })
  return {
    ...createOwnHandlers(d, show),
    rule: async ({ lang }) => {
      const [terms, symbol] = await readSettings(d.db, [creditSetting, currencySymbolSetting])
      return { data: ruleView(terms, symbol, d.translate(lang)) }
    },
    record: async ({ caller: { member_id }, input, lang }) => {
      const filter = { member_ids: [member_id] }
      const { data } = await listPage(input, {
        count: () => countLoans(d.db, filter),
        rows: (limit, offset) => findLoans(d.db, filter, limit, offset),
        view: (rows) => rows.map((loan) => loanView(loan, show(lang))),
      })
      return { data }
    },
    statement: async ({ caller, input }) => ({ data: await readStatement(d, caller, input) }),
    borrow: async (call) => {
      checkName(call)
      const { realname, money: amount, days } = call.input
      const loan = await borrow(d, call.caller, { realname, amount, days })
      return { data: loanView(loan, show(call.lang)), message: 'credit:submitted' }
    },
    lend: async (call) => {
      checkName(call)
      const loan = await repay(d, call.caller.member_id, call.input.money)
      return { data: loanView(loan, show(call.lang)), message: 'credit:repaid' }
    },
  }
}
