import { channels } from '@moongate/contract'
import { creditPush, loanPush } from '@moongate/contract/credit.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { findLoan, type Loan, lockMember } from './loan.sql.ts'

/** Staff, or the clock where nobody is named. */
export type By = StaffAct | undefined

/** A loan that waits, its member's credit locked. Refuses credit.loan_not_found, credit.loan_changed. */
export const lockWaiting = async (tx: Tx, id: string): Promise<Loan> => {
  const found = (await findLoan(tx, id)) ?? refuse('credit.loan_not_found')
  await lockMember(tx, found.member_id)
  const loan = await findLoan(tx, id)
  return loan?.state === 'in_review' ? loan : refuse('credit.loan_changed')
}

export const recordDecision = (tx: Tx, loan: Loan, by: By): Promise<unknown> =>
  by
    ? recordAudit(tx, {
        ...describeStaffAct(by),
        action: loan.state === 'lent' ? 'credit.loan_lent' : 'credit.loan_refused',
        target: `credit:${loan.bill_no}`,
        reason: loan.reason,
        before: { state: 'in_review' },
        after: { state: loan.state },
      })
    : Promise.resolve()

export const tellDecision = (tx: Tx, { member_id, id }: Loan): Promise<unknown> => {
  const to = channels.member(member_id)
  const about = { about: 'changed' } as const
  return pushAll(tx, [balancePush.to(to, {}), creditPush.to(to, about), loanPush.to(channels.office, { id })])
}
