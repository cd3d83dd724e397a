import type { Lang } from '@moongate/contract'
import { type CardRow, findCards } from '../bank/index.ts'
import { type BetView, listLatestBets } from '../betting/index.ts'
import { type MemberWithMoney, chooseAsset, findMemberWithMoney } from '../members/index.ts'
import { readBalances } from '../ledger/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type StaffAct, describeStaffAct } from '../../kernel/http/staff-act.ts'
import { recordOnce } from '../audit/index.ts'
import type { FileDeps } from './deps.ts'
import { type StatementRow, findLatestMovements } from './member.sql.ts'

const BETS = 20
const MOVEMENTS = 20

export type MemberFile = {
  member: MemberWithMoney
  ml_money: bigint
  wallets: Record<string, bigint>
  cards: CardRow[]
  bets: BetView[]
  statement: StatementRow[]
}

const loadMemberFile = async (d: FileDeps, id: number, lang: Lang): Promise<MemberFile> => {
  const member = (await findMemberWithMoney(d.db, id, d.config.currency)) ?? refuse('office.member_not_found')
  const [wallets, cards, bets, statement, ml_money] = await Promise.all([
    readBalances(d.db, id, chooseAsset(d, member)),
    findCards(d.db, id),
    listLatestBets(d, id, lang, BETS),
    findLatestMovements(d.db, id, MOVEMENTS),
    d.turnover_left(id),
  ])
  return { member, ml_money, wallets, cards, bets, statement }
}

/**
 * All that staff see of one member, their bets in the reader's language; that they looked is in the audit log. Refuses
 * `office.member_not_found`.
 */
export const readMemberFile = async (d: FileDeps, id: number, lang: Lang, act: StaffAct): Promise<MemberFile> => {
  const file = await loadMemberFile(d, id, lang)
  await recordOnce(d.db, { ...describeStaffAct(act), action: 'office.member_read' }, [`member:${id}`])
  return file
}
