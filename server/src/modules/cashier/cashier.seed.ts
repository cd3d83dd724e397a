import type { Kernel } from '../../kernel/index.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { sql, type Tx } from '../../kernel/db.ts'
import { DEMO_MEMBER, findMemberByName } from '../members/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { cashierPostings } from './cashier.postings.ts'
import { makeRemarkCode } from './deposit.rules.ts'
import { getCurrency } from './deps.ts'
import { insertOrderStep } from './order.sql.ts'

const CHANNELS = [
  {
    type: 'company_bankpay',
    name: '工商银行',
    account: '6222020200112233445',
    owner_name: '金月门科技有限公司',
    bank_type: 'ICBC',
    bank_address: '上海市浦东支行',
    min: 10_000n,
    max: 5_000_000n,
    recommended: true,
  },
  {
    type: 'company_bankpay',
    name: '招商银行',
    account: '6225880155667788',
    owner_name: '金月门科技有限公司',
    bank_type: 'CMB',
    bank_address: '深圳市南山支行',
    min: 10_000n,
    max: 20_000_000n,
    recommended: false,
  },
] as const

/** What the demo member starts with: 10,000.00. */
const FUNDS_MINOR = 1_000_000n

type SeedDeps = Pick<Kernel, 'db' | 'config' | 'ids'>

/** The demo operator's accounts, and the demo member's first deposit. */
export const seedCashier = (d: SeedDeps): Promise<void> =>
  d.db.tx(async (tx) => {
    const asset = getCurrency(d)
    for (const [i, c] of CHANNELS.entries())
      await tx.run(sql`insert into cashier.channels (type, name, account, owner_name, bank_type, bank_address, asset, min, max, recommended, position)
        values (${c.type}, ${c.name}, ${c.account}, ${c.owner_name}, ${c.bank_type}, ${c.bank_address}, ${asset}, ${c.min}, ${c.max}, ${c.recommended}, ${i})`)
    const member = await findMemberByName(tx, DEMO_MEMBER)
    if (member) await seedDeposit(d, tx, member)
  })

/** USDT by chain: whose address it is, is told by the member, so that the channel has none of its own. */
export const seedUsdt = async ({ db, config }: SeedDeps): Promise<void> => {
  await db.run(sql`insert into cashier.channels (type, name, account, owner_name, asset, min, max, position)
    values ('online_usdt', 'USDT', '', '', ${getCurrency({ config })}, 10000, 50000000, ${CHANNELS.length})`)
}

/** An order like any other, so that the books explain every cent of it. */
const seedDeposit = async (d: SeedDeps, tx: Tx, member: { id: number; realname: string }): Promise<void> => {
  const id = d.ids.uuid()
  const bill_no = d.ids.bill('D')
  await tx.run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, finished_at)
    select ${member.id}, ${id}, ${bill_no}, c.id, c.type, c.name, c.account, c.asset, ${FUNDS_MINOR}, ${member.realname}, '', ${makeRemarkCode(member.id)}, '', 'credited', kernel.now() from cashier.channels c order by position limit 1`)
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
