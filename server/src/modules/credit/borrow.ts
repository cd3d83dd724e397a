import { channels } from '@moongate/contract'
import { creditPush, loanPush } from '@moongate/contract/credit.pushes'
import type { Reader } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findRealName } from '../members/index.ts'
import { type PolicyMember, requireAllowed, requireUnbarred } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import { reviewJob } from './credit.jobs.ts'
import { creditSetting } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { readLimit } from './limit.ts'
import { type BorrowFacts, refuseBorrow } from './loan.rules.ts'
import { findLastRepaid, findOpenLoan, insertLoan, type Loan, lockMember } from './loan.sql.ts'

const MINUTE_MS = 60_000
type Asked = { realname: string; amount: bigint; days: number }

/** What decides whether a member is lent anything now, as it stands. */
export const readBorrowing = async (
  d: Pick<CreditDeps, 'clock'>,
  r: Reader,
  member_id: number,
): Promise<Omit<BorrowFacts, 'realname'> & { level: number; open: Loan | undefined }> => {
  const terms = await readSetting(r, creditSetting)
  const { level, limit } = await readLimit(r, member_id, terms)
  const open = await findOpenLoan(r, member_id)
  const last_repaid_at = await findLastRepaid(r, member_id)
  return { now: d.clock.now(), terms, level, limit, open, has_open: open !== undefined, last_repaid_at }
}

/**
 * Asks for a loan, one at a time. No money moves yet: it is lent when the review is through. Refuses what policy refuses who may
 * borrow, and what `refuseBorrow` does.
 */
export const borrow = async (d: CreditDeps, member: PolicyMember, asked: Asked): Promise<Loan> => {
  await requireAllowed(d, member, 'borrow')
  const { member_id } = member
  const { amount, days } = asked
  return d.db.tx(async (tx) => {
    await lockMember(tx, member_id)
    await requireUnbarred(tx, member_id, 'borrow')
    const facts = await readBorrowing(d, tx, member_id)
    const { terms, level, limit, now } = facts
    const refusal = refuseBorrow({ ...facts, realname: await findRealName(tx, member_id) }, asked)
    if (refusal) refuse(refusal)
    const names = { id: d.ids.uuid(), bill_no: d.ids.bill('C') }
    const review_by = new Date(now.getTime() + terms.review_minutes * MINUTE_MS)
    const loan = { ...names, member_id, amount, days, way: terms.way, level, credit_limit: limit, review_by }
    const made = await insertLoan(tx, loan)
    if (made.way === 'automatic') await enqueue(tx, reviewJob, { id: made.id })
    const to = channels.member(member_id)
    await pushAll(tx, [creditPush.to(to, { about: 'changed' }), loanPush.to(channels.office, { id: made.id })])
    return made
  })
}
