import { channels } from '@moongate/contract'
import { creditPush, loanPush } from '@moongate/contract/credit.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { BARRED_ACTIONS, liftBar } from '../policy/index.ts'
import { creditPostings } from './credit.postings.ts'
import { type CreditDeps, getCurrency } from './deps.ts'
import { refuseRepayment } from './loan.rules.ts'
import { endLoan, findOpenLoan, type Loan, lockMember } from './loan.sql.ts'

/**
 * Pays a member's debt back from the centre wallet, all of it, and lifts what its being overdue barred. Refuses credit.nothing_owed,
 * credit.repay_whole, credit.insufficient.
 */
export const repay = (d: Pick<CreditDeps, 'db' | 'config'>, member_id: number, amount: bigint): Promise<Loan> =>
  d.db.tx(async (tx) => {
    await lockMember(tx, member_id)
    const open = await findOpenLoan(tx, member_id)
    const lent = open?.state === 'lent' ? open : undefined
    const refusal = refuseRepayment(lent?.amount, amount)
    if (!lent || refusal) return refuse(refusal ?? 'credit.nothing_owed')
    const loan = await endLoan(tx, lent)
    for (const action of BARRED_ACTIONS) await liftBar(tx, { member_id, action, why: 'credit_overdue' })
    const to = channels.member(member_id)
    const about = { about: 'changed' } as const
    await pushAll(tx, [balancePush.to(to, {}), creditPush.to(to, about), loanPush.to(channels.office, { id: loan.id })])
    const key = deriveKey('credit.repaid', loan.id)
    const item = { key, kind: creditPostings.repaid, member_id, asset: getCurrency(d), amount, ref: loan.bill_no }
    await postOrRefuse(tx, [item], { insufficient: 'credit.insufficient' })
    return loan
  })
