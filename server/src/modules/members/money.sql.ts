import { type Reader, type Sql, empty, sql } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import { DEMO_SUPPLIER } from '@moongate/contract/games.states'
import { type Member, columns } from './member.sql.ts'

/** Minor units. `money` can be spent: the centre wallet, or a demo account's play money; `fs_money` is the rebate wallet. */
export type MemberWithMoney = Member & { money: bigint; fs_money: bigint }

/** Members with what lies in their wallets, in one statement. A demo account has play money, at the local lottery alone. */
const selectWithMoney = (currency: string): Sql => {
  const asset = sql`case when m.is_demo then 'PLAY' else ${currency} end`
  return sql`select ${columns}, coalesce(spendable.balance, 0) as money, coalesce(rebate.balance, 0) as fs_money
    from members.members m
    left join ledger.balances spendable on spendable.member_id = m.id and spendable.asset = ${asset}
      and spendable.account_kind = case when m.is_demo then ${`supplier:${DEMO_SUPPLIER}`} else 'centre' end
    left join ledger.balances rebate on rebate.member_id = m.id and rebate.asset = ${asset} and rebate.account_kind = 'rebate'`
}

export const findMemberWithMoney = (r: Reader, id: number, currency: string): Promise<MemberWithMoney | undefined> =>
  r.maybe(sql`${selectWithMoney(currency)} where m.id = ${id}`)

/** Those of the members that there are, by their ids. */
export const findMembersWithMoney = async (
  r: Reader,
  ids: readonly number[],
  currency: string,
): Promise<ReadonlyMap<number, MemberWithMoney>> => {
  const rows = await r.many<MemberWithMoney>(sql`${selectWithMoney(currency)} where m.id = any(${[...ids]}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Members whose account, real name or phone begins so, each found by its index; an empty keyword stands for all. */
const matchBegin = (keyword: string): Sql => {
  const begin = `${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return keyword === ''
    ? empty
    : sql`where lower(m.name) like lower(${begin}) or (m.realname like ${begin} and m.realname <> '') or (m.phone like ${begin} and m.phone <> '')`
}

export const countMembers = (r: Reader, keyword: string): Promise<Counted> =>
  r.one(countUpTo(sql`from members.members m ${matchBegin(keyword)}`))

/** Newest first. */
export const findMembers = (
  r: Reader,
  f: { keyword: string; currency: string; limit: number; offset: number },
): Promise<MemberWithMoney[]> =>
  r.many(
    sql`${selectWithMoney(f.currency)} ${matchBegin(f.keyword)} order by m.id desc limit ${f.limit} offset ${f.offset}`,
  )
