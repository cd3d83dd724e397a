import type { Lang } from '@moongate/contract'
import type { creditRoutes } from '@moongate/contract/credit'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { nameAccount } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import { borrow, readBorrowing } from './borrow.ts'
import { creditSetting } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { readLimit } from './limit.ts'
import { findAgainAt, refuseAny } from './loan.rules.ts'
import { countLoans, findLoans, sumLoans } from './loan.sql.ts'
import { describeLoan, loanView, ruleView, type Shown } from './loan.view.ts'
import { repay } from './repay.ts'

const LATEST = 10
type Asked = { caller: { name: string }; input: { name: string } }

/** Nobody asks about somebody else. */
const checkName = ({ caller, input }: Asked): void => {
  if (nameAccount(input.name) !== nameAccount(caller.name)) refuse('credit.not_your_account')
}

/** A member's credit: what they may borrow, asking for a loan, where it stands, and paying it back. */
export const createCreditHandlers = (d: CreditDeps): Handlers<typeof creditRoutes> => {
  const time_zone = d.config.site_time_zone
  const show = (lang: Lang): Shown => ({ translate: d.translate(lang), time_zone, now: d.clock.now() })
  return {
    rule: async ({ lang }) => ({ data: ruleView(await readSetting(d.db, creditSetting), d.translate(lang)) }),
    search: async (call) => {
      checkName(call)
      const { member_id, name } = call.caller
      const terms = await readSetting(d.db, creditSetting)
      const [{ level, limit }, sums, loans] = await Promise.all([
        readLimit(d.db, member_id, terms),
        sumLoans(d.db, member_id),
        findLoans(d.db, { member_ids: [member_id] }, LATEST, 0),
      ])
      const row = {
        name,
        level,
        total_credit: toWire(limit),
        used_credit: toWire(sums.used),
        total_borrow: toWire(sums.borrowed),
        total_lend: toWire(sums.repaid),
      }
      return { data: { row, list: loans.map((loan) => loanView(loan, show(call.lang))) } }
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
    check: async (call) => {
      checkName(call)
      const { member_id } = call.caller
      const shown = show(call.lang)
      const [facts, [newest]] = await Promise.all([
        readBorrowing(d, d.db, member_id),
        findLoans(d.db, { member_ids: [member_id] }, 1, 0),
      ])
      const refusal = refuseAny(facts)
      const again_at = refusal === 'credit.too_soon' ? findAgainAt(facts.last_repaid_at, facts.terms) : null
      return {
        data: {
          loan: newest ? loanView(newest, shown) : null,
          text: describeLoan(newest, facts.terms, shown),
          can_borrow: refusal === undefined,
          again_at: formatWireTimeOrNull(again_at, time_zone),
          now: formatWireTime(facts.now, time_zone),
        },
      }
    },
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
