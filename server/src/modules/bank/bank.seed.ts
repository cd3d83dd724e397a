import type { Kernel } from '../../kernel/index.ts'
import { insertCard } from './card.sql.ts'

/** The funded demo member's card. */
export const seedBank = async (
  d: Pick<Kernel, 'db'>,
  { member_id, realname }: { member_id: number; realname: string },
): Promise<void> => {
  await d.db.tx((tx) =>
    insertCard(tx, member_id, {
      card_no: '6222021001122334455',
      bank_type: 'ICBC',
      bank_address: '上海市静安支行',
      owner_name: realname,
    }),
  )
}
