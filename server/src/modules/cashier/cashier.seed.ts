import type { Kernel } from '../../kernel/index.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { sql, type Tx } from '../../kernel/db.ts'
import { DEMO_MEMBER, findMemberByName } from '../members/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { riskSetting } from '../risk/index.ts'
import { putSetting } from '../site/index.ts'
import { cashierPostings } from './cashier.postings.ts'
import { automaticApprovalSetting } from './cashier.settings.ts'
import { makeRemarkCode } from './deposit.rules.ts'
import { findOldestPayee } from '../channels/index.ts'
import { getCurrency } from './deps.ts'
import { insertOrderStep } from './order.sql.ts'

/** What the demo member starts with: 10,000.00. */
const FUNDS_MINOR = 1_000_000n

type SeedDeps = Pick<Kernel, 'db' | 'config' | 'ids'>

/** The demo member's first deposit. */
export const seedCashier = (d: SeedDeps): Promise<void> =>
  d.db.tx(async (tx) => {
    const member = await findMemberByName(tx, DEMO_MEMBER)
    if (member) await seedDeposit(d, tx, member)
  })

/** Small withdrawals of who has played need no person in the demo; there every account and card is new, so that alone is not remarkable. */
export const seedApproval = async (d: Pick<Kernel, 'db'>): Promise<void> => {
  await putSetting(d.db, automaticApprovalSetting, { up_to: '2000.00' })
  await putSetting(d.db, riskSetting, {
    ...riskSetting.default,
    new_account: { ...riskSetting.default.new_account, on: false },
    card_changed: { ...riskSetting.default.card_changed, on: false },
    first_withdrawal: { on: false },
  })
}

/** An order like any other, so that the books explain every cent of it. */
const seedDeposit = async (d: SeedDeps, tx: Tx, member: { id: number; realname: string }): Promise<void> => {
  const id = d.ids.uuid()
  const bill_no = d.ids.bill('D')
  const paid_to = await findOldestPayee(tx)
  if (!paid_to) return
  await tx.run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_bank, channel_account, channel_owner, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, finished_at)
    values (${member.id}, ${id}, ${bill_no}, ${paid_to.channel_id}, ${paid_to.type}, ${paid_to.name}, ${paid_to.bank_type}, ${paid_to.account}, ${paid_to.owner_name}, ${getCurrency(d)}, ${FUNDS_MINOR},
      ${member.realname}, '', ${makeRemarkCode(member.id)}, '', 'credited', kernel.now())`)
  const by = { staff_id: null, staff_name: '', remark: '' }
  await insertOrderStep(tx, { member_id: member.id, order_id: id, step: 'credit', ...by })
  await postOrRefuse(tx, [
    {
      key: deriveKey('cashier.deposit_credited', id),
      kind: cashierPostings.deposit_credited,
      member_id: member.id,
      asset: getCurrency(d),
      amount: FUNDS_MINOR,
      sub: 'company_bankpay',
      ref: bill_no,
    },
  ])
}
