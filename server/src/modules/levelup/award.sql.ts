import type { AwardKind, Ladder } from '@moongate/contract/levelup.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Award, Decided, Standing } from './award.rules.ts'

/** Locks where a member stands on both ladders. */
export const lockOwn = (tx: Tx, member_id: number): Promise<Omit<Standing, 'gifts'>[]> =>
  tx.many(sql`select ladder, effective, weekly_on::text as weekly_on, monthly_on::text as monthly_on from levelup.standings
    where member_id = ${member_id} order by ladder for no key update`)

/** The levels whose gifts a member was given; asked for under the lock. */
export const findGifts = (r: Reader, member_id: number): Promise<{ ladder: Ladder; level: number }[]> =>
  r.many(sql`select ladder, level from levelup.awards where member_id = ${member_id} and kind = 'gift'`)

/** From when a member's salaries are counted now. */
export const setSince = (tx: Tx, member_id: number, decided: readonly Decided[]): Promise<number> =>
  tx.run(sql`update levelup.standings s set weekly_on = d.weekly_on, monthly_on = d.monthly_on
    from jsonb_to_recordset(${toJsonRows(decided.map(({ ladder, weekly_on, monthly_on }) => ({ ladder, weekly_on, monthly_on })))}::jsonb) as d(ladder text, weekly_on date, monthly_on date)
    where s.member_id = ${member_id} and s.ladder = d.ladder and (s.weekly_on is distinct from d.weekly_on or s.monthly_on is distinct from d.monthly_on)`)

export type NewAward = Award & { member_id: number; id: string; bill_no: string; on_day: string }

export const insertAwards = (tx: Tx, awards: readonly NewAward[]): Promise<number> =>
  tx.run(sql`insert into levelup.awards (member_id, id, bill_no, ladder, kind, level, on_day, amount)
    select * from jsonb_to_recordset(${toJsonRows(awards)}::jsonb) as a(member_id int, id uuid, bill_no text, ladder text, kind text, level int, on_day date, amount bigint)`)

export type GivenAward = Award & { bill_no: string; created_at: Date }

/** What a member was given on a ladder, the newest first. */
export const findAwards = (r: Reader, member_id: number, ladder: Ladder, limit: number): Promise<GivenAward[]> =>
  r.many(sql`select bill_no, ladder, kind, level, amount, created_at from levelup.awards
    where member_id = ${member_id} and ladder = ${ladder} order by created_at desc, level desc, bill_no desc limit ${limit}`)

/** Where a member stands on a ladder, as it is. */
export const findOwn = (r: Reader, member_id: number, ladder: Ladder): Promise<Omit<Standing, 'gifts'> | undefined> =>
  r.maybe(sql`select ladder, effective, weekly_on::text as weekly_on, monthly_on::text as monthly_on from levelup.standings
    where member_id = ${member_id} and ladder = ${ladder}`)

type Span = { from: Date; before: Date }
export type CostRow = {
  ladder: Ladder
  kind: AwardKind
  level: number
  awards: number
  members: number
  amount: bigint
}

/** What levels cost within a span, by ladder, kind and level. */
export const sumCost = (r: Reader, { from, before }: Span): Promise<CostRow[]> =>
  r.many(sql`select ladder, kind, level, count(*)::int as awards, count(distinct member_id)::int as members, sum(amount)::bigint as amount
    from levelup.awards where created_at >= ${from} and created_at < ${before} group by 1, 2, 3 order by 1, 2, 3`)
