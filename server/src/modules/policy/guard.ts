import type { LimitPeriod } from '@moongate/contract/protection.states'
import type { Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { notePlaying } from './clock.sql.ts'
import { type Held, holdMembers } from './hold.sql.ts'
import { findReached, type Limit, type Next, sumPeriods, type Tally } from './limit.rules.ts'
import { findLimits } from './limit.sql.ts'
import { findEarliest } from './period.rules.ts'
import { type BarredAction, findBarCode } from './policy.rules.ts'
import { bringTallies, findSiteDay, findTallies, sumOutside } from './tally.sql.ts'

/** Why what somebody is about to do is not done. */
export type GuardCode = 'policy.protected' | 'policy.limit_reached' | 'policy.time_reached'
export type Staked = { member_id: number; amount: bigint }
/** A member's limits and how far each is used. */
type Book = { limits: readonly Limit[]; sums: Record<LimitPeriod, Tally> }

/** Brings a held member's tallies up to the books, this moment's play too, and reads them beside the limits. */
const openBook = async (tx: Tx, member_id: number, time_zone: string, is_play: boolean): Promise<Book> => {
  const limits = await findLimits(tx, member_id)
  await bringTallies(tx, member_id, time_zone)
  if (is_play && limits.some(({ kind }) => kind === 'time')) await notePlaying(tx, member_id, time_zone)
  const today = await findSiteDay(tx, time_zone)
  return { limits, sums: sumPeriods(await findTallies(tx, member_id, findEarliest(today), today), today) }
}

const isBarred = (held: Held | undefined, action: BarredAction): boolean =>
  held?.barred.includes(`${action}:protected`) === true

const judge = ({ limits, sums }: Book, next: Next): GuardCode | undefined => {
  const reached = findReached(limits, sums, next)
  return reached && (reached.kind === 'time' ? 'policy.time_reached' : 'policy.limit_reached')
}

const addStake = (book: Book, amount: bigint): void => {
  for (const period of ['day', 'week', 'month'] as const) {
    const sum = book.sums[period]
    book.sums[period] = { ...sum, staked: sum.staked + amount }
  }
}

/**
 * Holds those who are about to stake until the transaction ends, and says of each stake, in order, what stands in its way. A member
 * whom nothing protects costs no more than being held.
 */
export const guardStakes = async (
  tx: Tx,
  stakes: readonly Staked[],
  time_zone: string,
): Promise<(GuardCode | undefined)[]> => {
  const held = new Map(
    (
      await holdMembers(
        tx,
        stakes.map((one) => one.member_id),
      )
    ).map((one) => [one.member_id, one]),
  )
  const books = new Map<number, Book>()
  for (const { member_id, limited } of held.values())
    if (limited) books.set(member_id, await openBook(tx, member_id, time_zone, true))
  return stakes.map(({ member_id, amount }) => {
    if (isBarred(held.get(member_id), 'play')) return 'policy.protected'
    const book = books.get(member_id)
    const code = book && judge(book, { act: 'stake', amount })
    if (book && !code) addStake(book, amount)
    return code
  })
}

/** Holds those who are about to enter until the transaction ends, and tells who of them is shut out of play. */
export const guardEntries = async (tx: Tx, member_ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const held = await holdMembers(tx, member_ids)
  return new Set(held.filter((one) => isBarred(one, 'play')).map(({ member_id }) => member_id))
}

/**
 * The same of a transfer to a supplier with books of its own. It asks us before no bet, so all that lies there counts as staked. Refuses
 * policy.protected, policy.limit_reached, policy.time_reached.
 */
export const guardTransfer = async (tx: Tx, { member_id, amount }: Staked, time_zone: string): Promise<void> => {
  const [held] = await holdMembers(tx, [member_id])
  if (isBarred(held, 'play')) refuse('policy.protected')
  if (!held?.limited) return
  const book = await openBook(tx, member_id, time_zone, true)
  const code = judge(book, { act: 'stake', amount: amount + (await sumOutside(tx, member_id)) })
  if (code) refuse(code)
}

/** The same of a deposit; `amount` with what the member has ordered and not paid yet. */
export const guardDeposit = async (tx: Tx, { member_id, amount }: Staked, time_zone: string): Promise<void> => {
  const [held] = await holdMembers(tx, [member_id])
  if (isBarred(held, 'deposit')) refuse('policy.protected')
  if (!held?.limited) return
  const code = judge(await openBook(tx, member_id, time_zone, false), { act: 'deposit', amount })
  if (code) refuse(code)
}

/** Holds a member until the transaction ends, and tells why they are barred from something. */
export const holdAndFindBar = async (
  tx: Tx,
  member_id: number,
  action: BarredAction,
): Promise<ReturnType<typeof findBarCode>> => {
  const [held] = await holdMembers(tx, [member_id])
  return held && findBarCode(held.barred, action)
}

/** The same as a refusal, so that nothing is given to one who is shut out at this moment. */
export const requireUnbarred = async (tx: Tx, member_id: number, action: BarredAction): Promise<void> => {
  const code = await holdAndFindBar(tx, member_id, action)
  if (code) refuse(code)
}
