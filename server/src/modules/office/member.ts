import { type CardRow, findCards } from '../bank/index.ts'
import { type Member, chooseAsset, findMember, findMembersPage } from '../identity/index.ts'
import { readBalances } from '../ledger/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { StaffDeps } from './deps.ts'
import { type StatementRow, findLatestMovements, readMoney } from './member.sql.ts'

const MOVEMENTS = 20

export type MemberWithMoney = Member & { money: bigint }
export type MemberFile = {
  member: MemberWithMoney
  ml_money: bigint
  wallets: Record<string, bigint>
  cards: CardRow[]
  statement: StatementRow[]
}

/** Members whose account, real name or phone begins with the keyword, newest first. */
export const findMembers = async (
  d: StaffDeps,
  asked: { keyword?: string | undefined; page: number; limit: number },
): Promise<{ rows: MemberWithMoney[]; total: number }> => {
  const { rows, total } = await findMembersPage(d.db, { ...asked, keyword: asked.keyword ?? '' })
  const money = await readMoney(
    d.db,
    rows.map((m) => m.id),
  )
  return { rows: rows.map((m) => ({ ...m, money: money.get(m.id) ?? 0n })), total }
}

/** All that staff see of one member. Refuses `office.member_not_found`. */
export const loadMemberFile = async (d: StaffDeps, id: number): Promise<MemberFile> => {
  const member = (await findMember(d.db, id)) ?? refuse('office.member_not_found')
  const [wallets, cards, statement, ml_money, money] = await Promise.all([
    readBalances(d.db, id, chooseAsset(d, member)),
    findCards(d.db, id),
    findLatestMovements(d.db, id, MOVEMENTS),
    d.turnover_left(id),
    readMoney(d.db, [id]),
  ])
  return { member: { ...member, money: money.get(id) ?? 0n }, ml_money, wallets, cards, statement }
}
