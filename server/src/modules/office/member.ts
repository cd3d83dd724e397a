import { type CardRow, findCards } from '../bank/index.ts'
import { type MemberWithMoney, chooseAsset, findMemberWithMoney } from '../members/index.ts'
import { readBalances } from '../ledger/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { FileDeps } from './deps.ts'
import { type StatementRow, findLatestMovements } from './member.sql.ts'

const MOVEMENTS = 20

export type MemberFile = {
  member: MemberWithMoney
  ml_money: bigint
  wallets: Record<string, bigint>
  cards: CardRow[]
  statement: StatementRow[]
}

/** All that staff see of one member. Refuses `office.member_not_found`. */
export const loadMemberFile = async (d: FileDeps, id: number): Promise<MemberFile> => {
  const member = (await findMemberWithMoney(d.db, id, d.config.currency)) ?? refuse('office.member_not_found')
  const [wallets, cards, statement, ml_money] = await Promise.all([
    readBalances(d.db, id, chooseAsset(d, member)),
    findCards(d.db, id),
    findLatestMovements(d.db, id, MOVEMENTS),
    d.turnover_left(id),
  ])
  return { member, ml_money, wallets, cards, statement }
}
