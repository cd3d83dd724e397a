import type { AnswerOf } from '@moongate/contract'
import type { creditRoutes } from '@moongate/contract/credit'
import { LOAN_STATES, REVIEW_MINUTES } from '@moongate/contract/credit.states'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatDay, formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { CreditTerms } from './credit.settings.ts'
import { countDaysLeft, isOverdue } from './loan.rules.ts'
import type { Loan } from './loan.sql.ts'

/** What a reader is shown with: words, the site's time, now. */
export type Shown = { translate: Translate; time_zone: string; now: Date }
type LoanShown = AnswerOf<typeof creditRoutes.borrow>['data']
type Rule = AnswerOf<typeof creditRoutes.rule>['data']

/** A loan as its member sees it (R3.17). */
export const loanView = (loan: Loan, { translate, time_zone, now }: Shown): LoanShown => {
  const late = isOverdue(loan, now)
  const left = loan.state === 'lent' && loan.due_on ? countDaysLeft(loan.due_on, formatDay(now, time_zone)) : null
  return {
    bill_no: loan.bill_no,
    borrow_money: toWire(loan.amount),
    lend_money: toWire(loan.state === 'repaid' ? loan.amount : 0n),
    borrow_day: loan.days,
    remain_day: left,
    status: LOAN_STATES[loan.state],
    state: loan.state,
    status_text: translate(late && loan.state === 'lent' ? 'credit:states.overdue' : `credit:states.${loan.state}`),
    is_overdue: late ? 1 : 0,
    reason: loan.reason,
    created_date: formatWireTime(loan.created_at, time_zone),
    review_by: formatWireTime(loan.review_by, time_zone),
    decided_at: formatWireTimeOrNull(loan.decided_at, time_zone),
    due_at: formatWireTimeOrNull(loan.due_at, time_zone),
    repaid_at: formatWireTimeOrNull(loan.repaid_at, time_zone),
  }
}

/** The time that was promised when the loan was asked for, whatever the terms say now. */
const readPromise = ({ created_at, review_by }: Loan): (typeof REVIEW_MINUTES)[number] => {
  const minutes = Math.round((review_by.getTime() - created_at.getTime()) / 60_000)
  return REVIEW_MINUTES.find((one) => one >= minutes) ?? REVIEW_MINUTES[1]
}

/** What a member is told about their newest loan (R8.7). */
export const describeLoan = (loan: Loan | undefined, terms: CreditTerms, { translate, now }: Shown): string => {
  if (!loan) return translate('credit:check.none')
  const time = translate(`credit:times.${readPromise(loan)}`)
  if (loan.state === 'in_review')
    return translate(loan.review_by < now ? 'credit:check.late' : 'credit:check.in_review', { time })
  if (loan.state === 'refused') return translate('credit:check.refused', { reason: loan.reason })
  if (loan.state === 'repaid') return translate('credit:check.repaid', { minutes: terms.wait_minutes })
  return translate(isOverdue(loan, now) ? 'credit:check.overdue' : 'credit:check.lent')
}

/** Why nothing can be asked for, as the refusal would say it. */
export const describeRefusal = (code: string, { translate }: Pick<Shown, 'translate'>): string => {
  const [module = '', name = ''] = code.split('.')
  return translate.byCode(module === 'credit' ? `credit:errors.${name}` : `errors:${code}`)
}

/** The rules in words that follow the terms, so that they cannot say otherwise. */
export const ruleView = (terms: CreditTerms, symbol: string, translate: Translate): Rule => {
  const figures = {
    time: translate(`credit:times.${terms.review_minutes}`),
    days: terms.max_days,
    minutes: terms.wait_minutes,
    min: `${symbol}${toWire(terms.min)}`,
  }
  return {
    credit_detail: translate('credit:rules.detail'),
    credit_rule: translate('credit:rules.rule', figures),
    credit_borrow: translate('credit:rules.borrow', figures),
    credit_lend: translate('credit:rules.lend', figures),
    min_money: toWire(terms.min),
    max_days: terms.max_days,
    review_minutes: terms.review_minutes,
    wait_minutes: terms.wait_minutes,
  }
}
