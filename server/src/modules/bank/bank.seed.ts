import type { Kernel } from '../../kernel/index.ts'
import { DEMO_MEMBER, findMemberByName } from '../members/index.ts'
import { insertCard } from './card.sql.ts'

/** The funded demo member's card. */
export const seedBank = (d: Pick<Kernel, 'db'>): Promise<void> =>
  d.db.tx(async (tx) => {
    const member = await findMemberByName(tx, DEMO_MEMBER)
    if (!member) return
    await insertCard(tx, member.id, {
      card_no: '6222021001122334455',
      bank_type: 'ICBC',
      bank_address: '上海市静安支行',
      owner_name: member.realname,
    })
  })
