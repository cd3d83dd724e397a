import type { BonusKind, BonusState } from '@moongate/contract/bonus.states'
import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import type { Text } from '../site/index.ts'
import { type Bonus, columns, readBonus, type StoredBonus } from './bonus.sql.ts'

export type BonusFilter = {
  member_ids?: readonly number[] | undefined
  state?: BonusState | undefined
  is_ended?: boolean
}

const match = ({ member_ids, state, is_ended }: BonusFilter): Sql => sql`from bonus.bonuses b where true
  ${member_ids === undefined ? empty : sql`and b.member_id = any (${[...member_ids]}::int[])`}
  ${state === undefined ? empty : sql`and b.state = ${state}`} ${is_ended === true ? sql`and b.finished_at is not null` : empty}`

export const countBonuses = (r: Reader, f: BonusFilter): Promise<Counted> =>
  r.one(countUpTo(match(f), f.member_ids !== undefined))

export const findBonuses = async (r: Reader, f: BonusFilter, limit: number, offset: number): Promise<Bonus[]> =>
  (
    await r.many<StoredBonus>(
      sql`select ${columns} ${match(f)} order by ${f.state === 'in_review' ? sql`b.taken_at, b.id` : sql`b.taken_at desc, b.id desc`} limit ${limit} offset ${offset}`,
    )
  ).map(readBonus)

export type Span = { from: Date; before: Date }
export type Cost = { taken: number; granted: bigint; paid: bigint; locked: bigint }
export type CostRow = Cost & { offer_id: number | null; kind: BonusKind; title: Text }

/** What bonuses have cost within a span, and what is locked now, by offer and kind, the dearest first. */
export const sumCost = (r: Reader, { from, before }: Span): Promise<CostRow[]> =>
  r.many(sql`select * from (
      select b.offer_id, b.kind, (array_agg(b.title order by b.taken_at desc))[1] as title,
        count(*) filter (where b.taken_at >= ${from} and b.taken_at < ${before})::int as taken,
        coalesce(sum(b.amount) filter (where b.started_at >= ${from} and b.started_at < ${before}), 0)::bigint as granted,
        coalesce(sum(b.paid) filter (where b.finished_at >= ${from} and b.finished_at < ${before}), 0)::bigint as paid,
        coalesce(sum(b.amount) filter (where b.state = 'running'), 0)::bigint as locked
      from bonus.bonuses b group by b.offer_id, b.kind) c
    where c.taken > 0 or c.granted > 0 or c.paid > 0 or c.locked > 0 order by c.paid desc, c.granted desc, c.offer_id`)
