import { type CardRow, cardsOf } from '../bank/index.ts'
import { type Member, assetOf, memberById, membersPage } from '../identity/index.ts'
import { balances } from '../ledger/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { StaffDeps } from './deps.ts'
import { type StatementRow, latestMovements, moneyOf } from './member.sql.ts'

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
  const { rows, total } = await membersPage(d.db, { ...asked, keyword: asked.keyword ?? '' })
  const money = await moneyOf(
    d.db,
    rows.map((m) => m.id),
  )
  return { rows: rows.map((m) => ({ ...m, money: money.get(m.id) ?? 0n })), total }
}

/** All that staff see of one member. Refuses `office.member_not_found`. */
export const memberFile = async (d: StaffDeps, id: number): Promise<MemberFile> => {
  const member = (await memberById(d.db, id)) ?? refuse('office.member_not_found')
  const [wallets, cards, statement, ml_money, money] = await Promise.all([
    balances(d.db, id, assetOf(d, member)),
    cardsOf(d.db, id),
    latestMovements(d.db, id, MOVEMENTS),
    d.turnover_left(id),
    moneyOf(d.db, [id]),
  ])
  return { member: { ...member, money: money.get(id) ?? 0n }, ml_money, wallets, cards, statement }
}
