import type { Lang } from '@moongate/contract'
import type { creditRoutes } from '@moongate/contract/credit'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { nameAccount } from '../members/index.ts'
import { decideFor } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import { readBorrowing } from './borrow.ts'
import { creditSetting } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { readLimit } from './limit.ts'
import { findLoans, sumLoans } from './loan-list.sql.ts'
import { findAgainAt, refuseAny } from './loan.rules.ts'
import { describeLoan, describeRefusal, loanView, type Shown } from './loan.view.ts'

type Routes = typeof creditRoutes
const LATEST = 10
type Asked = { caller: { name: string }; input: { name: string } }

/** Nobody asks about somebody else. */
export const checkName = ({ caller, input }: Asked): void => {
  if (nameAccount(input.name) !== nameAccount(caller.name)) refuse('credit.not_your_account')
}

/** What a member is shown of their own credit alone: figures, and where the newest loan stands. */
export const createOwnHandlers = (
  d: CreditDeps,
  show: (lang: Lang) => Shown,
): Pick<Handlers<Routes>, 'search' | 'check'> => ({
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
  check: async (call) => {
    checkName(call)
    const { member_id } = call.caller
    const shown = show(call.lang)
    const [decision, facts, [newest]] = await Promise.all([
      decideFor(d, call.caller, 'borrow'),
      readBorrowing(d, d.db, member_id),
      findLoans(d.db, { member_ids: [member_id] }, 1, 0),
    ])
    const refusal = decision.allow ? refuseAny(facts) : decision.code
    const again_at = refusal === 'credit.too_soon' ? findAgainAt(facts.last_repaid_at, facts.terms) : null
    return {
      data: {
        loan: newest ? loanView(newest, shown) : null,
        text: describeLoan(newest, facts.terms, shown),
        can_borrow: refusal === undefined,
        why: refusal ? describeRefusal(refusal, shown) : null,
        again_at: formatWireTimeOrNull(again_at, shown.time_zone),
        now: formatWireTime(facts.now, shown.time_zone),
      },
    }
  },
})
