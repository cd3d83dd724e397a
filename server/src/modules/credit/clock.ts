import { channels } from '@moongate/contract'
import { creditPush, loanPush } from '@moongate/contract/credit.pushes'
import { emit } from '../../kernel/outbox.ts'
import { pushAll } from '../../kernel/push.ts'
import { loanReminded } from './credit.events.ts'
import { type CreditDeps, getCurrency } from './deps.ts'
import { findUntold, lockMember, type Loan, noteTold } from './loan.sql.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 200

/**
 * Tells members once that a loan falls due within a day, and once that it is overdue. It may come late, twice or in two processes: what
 * being overdue bars does not wait for it.
 */
export const remindMembers = async (d: CreditDeps): Promise<void> => {
  for (;;) {
    const found = await findUntold(d.db, new Date(d.clock.now().getTime() + DAY_MS), AT_ONCE)
    for (const loan of found) await remindMember(d, loan)
    if (found.length < AT_ONCE) return
  }
}

const remindMember = (d: CreditDeps, { member_id, id }: Pick<Loan, 'member_id' | 'id'>): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockMember(tx, member_id)
    const loan = await noteTold(tx, { member_id, id })
    if (!loan?.due_on) return
    const { bill_no, amount, due_on } = loan
    const is_overdue = loan.overdue_at !== null
    const about = { about: is_overdue ? 'overdue' : 'due' } as const
    await emit(tx, loanReminded, { member_id, id, bill_no, asset: getCurrency(d), amount, due_on, is_overdue })
    await pushAll(tx, [creditPush.to(channels.member(member_id), about), loanPush.to(channels.office, { id })])
  })
