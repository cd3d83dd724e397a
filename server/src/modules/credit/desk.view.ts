import type { AnswerOf } from '@moongate/contract'
import type { creditOfficeRoutes } from '@moongate/contract/credit.office'
import { toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { proposalView } from '../proposals/index.ts'
import type { CreditTerms } from './credit.settings.ts'
import type { Exposure } from './exposure.sql.ts'
import type { Known } from './loan-facts.sql.ts'
import { isOverdue } from './loan.rules.ts'
import type { Loan } from './loan.sql.ts'
import type { TermsProposal } from './proposal.ts'

type Routes = typeof creditOfficeRoutes
type Row = AnswerOf<Routes['approveLoan']>['data']

export const termsView = ({ min, cap, ...rest }: CreditTerms): AnswerOf<Routes['approveTerms']>['data'] => ({
  ...rest,
  min: toWire(min),
  cap: cap === null ? null : toWire(cap),
})

export const termsProposalView = (
  proposal: TermsProposal,
  time_zone: string,
): NonNullable<AnswerOf<Routes['terms']>['data']['proposal']> => ({
  ...proposalView(proposal, time_zone),
  terms: termsView(proposal.terms),
})

export const exposureView = (e: Exposure, allowed: bigint): AnswerOf<Routes['terms']>['data']['exposure'] => ({
  ...e,
  owed: toWire(e.owed),
  overdue_money: toWire(e.overdue_money),
  allowed: toWire(allowed),
})

const knownView = (known: Known): Row['known'] => ({
  ...known,
  deposited: toWire(known.deposited),
  withdrawn: toWire(known.withdrawn),
  largest_win: toWire(known.largest_win < 0n ? 0n : known.largest_win),
})

/** A loan as staff see it, with what they must know of its member. */
export const deskLoanView = (
  loan: Loan,
  { member, known, time_zone, now }: { member: Member | undefined; known: Known; time_zone: string; now: Date },
): Row => ({
  id: loan.id,
  bill_no: loan.bill_no,
  member_id: loan.member_id,
  member_name: member?.name ?? '',
  realname: member?.realname ?? '',
  level: loan.level,
  total_credit: toWire(loan.credit_limit),
  money: toWire(loan.amount),
  days: loan.days,
  state: loan.state,
  way: loan.way,
  is_overdue: isOverdue(loan, now),
  is_late: loan.state === 'in_review' && loan.review_by < now,
  reason: loan.reason,
  handled_by: loan.handled_by,
  created_at: formatWireTime(loan.created_at, time_zone),
  review_by: formatWireTime(loan.review_by, time_zone),
  due_on: loan.due_on,
  repaid_at: formatWireTimeOrNull(loan.repaid_at, time_zone),
  known: knownView(known),
})
