import type { BonusState } from '@moongate/contract/bonus.states'
import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { type Bonus, columns, readBonus, type StoredBonus } from './bonus.sql.ts'

export type BonusFilter = {
  member_ids?: readonly number[] | undefined
  state?: BonusState | undefined
  is_ended?: boolean
}

const match = ({ member_ids, state, is_ended }: BonusFilter): Sql => sql`from bonus.bonuses b where true
  ${member_ids === undefined ? empty : sql`and b.member_id = any (${[...member_ids]}::int[])`}
  ${state === undefined ? empty : sql`and b.state = ${state}`} ${is_ended === true ? sql`and b.finished_at is not null` : empty}`

export const countBonuses = (r: Reader, f: BonusFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${match(f)}`)

export const findBonuses = async (r: Reader, f: BonusFilter, limit: number, offset: number): Promise<Bonus[]> =>
  (
    await r.many<StoredBonus>(
      sql`select ${columns} ${match(f)} order by ${f.state === 'in_review' ? sql`b.taken_at, b.id` : sql`b.taken_at desc, b.id desc`} limit ${limit} offset ${offset}`,
    )
  ).map(readBonus)

/** What bonuses taken since a moment have cost, and what is locked now. */
export const sumCost = (
  r: Reader,
  since: Date,
): Promise<{ taken: number; granted: bigint; paid: bigint; locked: bigint }> =>
  r.one(sql`select count(*) filter (where taken_at >= ${since})::int as taken,
      coalesce(sum(amount) filter (where started_at >= ${since}), 0)::bigint as granted,
      coalesce(sum(paid) filter (where finished_at >= ${since}), 0)::bigint as paid,
      coalesce(sum(amount) filter (where state = 'running'), 0)::bigint as locked from bonus.bonuses`)
