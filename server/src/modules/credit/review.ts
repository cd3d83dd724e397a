import type { Tx } from '../../kernel/db.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { postOrRefuse, setCreditLimit } from '../ledger/index.ts'
import { findMember } from '../members/index.ts'
import { BARRED_ACTIONS, decideFor, requireAllowed, requireUnbarred, setBar } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import { creditPostings } from './credit.postings.ts'
import { creditSetting } from './credit.settings.ts'
import { type By, lockWaiting, recordDecision, tellDecision } from './decision.ts'
import { type CreditDeps, getCurrency } from './deps.ts'
import { readLimit } from './limit.ts'
import { findKnown } from './loan-facts.sql.ts'
import { findDue, needsPerson, refuseApproval } from './loan.rules.ts'
import { findLoan, lendLoan, type Loan, refuseLoanRow } from './loan.sql.ts'

/** Moves a loan's money. The ledger is told the limit, so that it keeps it too; who is overdue then is barred from that very moment. */
const payOut = async (d: Pick<CreditDeps, 'config'>, tx: Tx, loan: Loan & { due_at: Date }): Promise<void> => {
  const { member_id, amount, bill_no, credit_limit, due_at } = loan
  const asset = getCurrency(d)
  for (const action of BARRED_ACTIONS) await setBar(tx, { member_id, action, why: 'credit_overdue', since: due_at })
  await setCreditLimit(tx, member_id, asset, credit_limit)
  const key = deriveKey('credit.borrowed', loan.id)
  await postOrRefuse(tx, [{ key, kind: creditPostings.borrowed, member_id, asset, amount, ref: bill_no }])
}

const lend = (d: CreditDeps, id: string, by: By): Promise<Loan> =>
  d.db.tx(async (tx) => {
    const waiting = await lockWaiting(tx, id)
    const { member_id } = waiting
    await requireUnbarred(tx, member_id, 'borrow')
    const terms = await readSetting(tx, creditSetting)
    const { level, limit } = await readLimit(tx, member_id, terms)
    const refusal = refuseApproval(waiting, limit, terms)
    if (refusal) refuse(refusal)
    const due = findDue(d.clock.now(), waiting.days, d.config.site_time_zone)
    const loan = await lendLoan(tx, { member_id, id, level, credit_limit: limit, handled_by: by?.name ?? '', ...due })
    await recordDecision(tx, loan, by)
    await tellDecision(tx, loan)
    await payOut(d, tx, { ...loan, due_at: due.due_at })
    return loan
  })

/** Lends what was asked for, if its member may still borrow so much. Refuses as policy does, and what `lend` and `lockWaiting` do. */
export const approveLoan = async (d: CreditDeps, id: string, by: By): Promise<Loan> => {
  const { member_id } = (await findLoan(d.db, id)) ?? refuse('credit.loan_not_found')
  const member = await findMember(d.db, member_id)
  if (!member) throw new Error(`loan ${id} is nobody's`)
  await requireAllowed(d, { member_id, is_demo: member.is_demo, is_frozen: member.state !== 'active' }, 'borrow')
  return lend(d, id, by)
}

/** Refuses a loan that waits; its member reads why. Refuses credit.loan_not_found, credit.loan_changed. */
export const refuseLoan = (
  d: CreditDeps,
  { id, reason }: { id: string; reason: string },
  by: StaffAct,
): Promise<Loan> =>
  d.db.tx(async (tx) => {
    const { member_id } = await lockWaiting(tx, id)
    const loan = await refuseLoanRow(tx, { member_id, id, reason, handled_by: by.name })
    if (!loan) return refuse('credit.loan_changed')
    await recordDecision(tx, loan, by)
    await tellDecision(tx, loan)
    return loan
  })

/** Whether loans are lent by themselves now: the operator may have stopped it since one was asked for. */
const isAutomatic = async (d: CreditDeps): Promise<boolean> => {
  const { allow } = await decideFor(d, undefined, 'use_feature', { feature: 'credit' })
  return allow && (await readSetting(d.db, creditSetting)).way === 'automatic'
}

/** The review by itself: what a person has to look at, and what cannot be lent now, is left to staff. */
export const reviewLoan = async (d: CreditDeps, id: string): Promise<void> => {
  const loan = await findLoan(d.db, id)
  if (loan?.state !== 'in_review' || !(await isAutomatic(d))) return
  const known = (await findKnown(d.db, [loan.member_id])).get(loan.member_id)
  if (!known || needsPerson(known)) return
  try {
    await approveLoan(d, id, undefined)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    d.log.info({ id, code: error.code }, 'a loan was left to staff')
  }
}
