import type { LimitPeriod } from '@moongate/contract/protection.states'
import type { Tx } from '../../kernel/db.ts'
import { notePlays } from './clock.sql.ts'
import { type Limit, sumPeriods, type Tally } from './limit.rules.ts'
import { findLimitsOf } from './limit.sql.ts'
import { findEarliest } from './period.rules.ts'
import { bringTallies, findSiteDay, findTallies } from './tally.sql.ts'

/** A member's limits, and what they did in each running period. */
export type Book = { limits: readonly Limit[]; sums: Record<LimitPeriod, Tally> }

/** Whose limits are of play itself, so that they use up their time by what they do now. */
const listTimed = (limits: readonly (Limit & { member_id: number })[]): { member_id: number }[] =>
  [...new Set(limits.flatMap(({ kind, member_id }) => (kind === 'time' ? [member_id] : [])))].map((member_id) => ({
    member_id,
  }))

/** Brings held members' tallies up to the books, where they play this moment's play too, and reads them beside their limits. */
export const readBooks = async (
  tx: Tx,
  member_ids: readonly number[],
  time_zone: string,
  is_play: boolean,
): Promise<ReadonlyMap<number, Book>> => {
  const limits = await findLimitsOf(tx, member_ids)
  await bringTallies(tx, member_ids, time_zone)
  const timed = is_play ? listTimed(limits) : []
  if (timed.length > 0) await notePlays(tx, timed, time_zone)
  const today = await findSiteDay(tx, time_zone)
  const days = await findTallies(tx, member_ids, findEarliest(today), today)
  const buildBook = (id: number): Book => ({
    limits: limits.filter(({ member_id }) => member_id === id),
    sums: sumPeriods(
      days.filter(({ member_id }) => member_id === id),
      today,
    ),
  })
  return new Map(member_ids.map((id) => [id, buildBook(id)]))
}

/** The book of one. */
export const readBook = async (tx: Tx, member_id: number, time_zone: string, is_play: boolean): Promise<Book> => {
  const book = (await readBooks(tx, [member_id], time_zone, is_play)).get(member_id)
  if (!book) throw new Error(`member ${member_id} has no book`)
  return book
}
