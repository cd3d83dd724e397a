import type { Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type KnownLimits, rememberLimits } from './ahead.ts'
import { type Book, readBook, readBooks } from './book.ts'
import { type Held, holdMembers } from './hold.sql.ts'
import { findReached, type Next, type Staked } from './limit.rules.ts'
import { type BarredAction, findBarCode } from './policy.rules.ts'
import { sumOutside } from './tally.sql.ts'

/** Why what somebody is about to do is not done. */
export type GuardCode = 'policy.protected' | 'policy.limit_reached' | 'policy.time_reached'

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
 * whom nothing protects costs no more than being held. `known` learns whose limits there are.
 */
export const guardStakes = async (
  tx: Tx,
  stakes: readonly Staked[],
  time_zone: string,
  known: KnownLimits = new Map(),
): Promise<(GuardCode | undefined)[]> => {
  const held = new Map(
    (
      await holdMembers(
        tx,
        stakes.map((one) => one.member_id),
      )
    ).map((one) => [one.member_id, one]),
  )
  const limited = [...held.values()].filter((one) => one.limited).map(({ member_id }) => member_id)
  const books = limited.length > 0 ? await readBooks(tx, limited, time_zone, true) : new Map<number, Book>()
  for (const [member_id, { limits }] of books) rememberLimits(known, member_id, limits)
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
  const book = await readBook(tx, member_id, time_zone, true)
  const code = judge(book, { act: 'stake', amount: amount + (await sumOutside(tx, member_id)) })
  if (code) refuse(code)
}

/** The same of a deposit. `sumOpen`: what the member has ordered and not paid yet, read while they are held. */
export const guardDeposit = async (
  tx: Tx,
  { member_id, amount, sumOpen }: Staked & { sumOpen: () => Promise<bigint> },
  time_zone: string,
): Promise<void> => {
  const [held] = await holdMembers(tx, [member_id])
  if (isBarred(held, 'deposit')) refuse('policy.protected')
  if (!held?.limited) return
  const open = await sumOpen()
  const code = judge(await readBook(tx, member_id, time_zone, false), { act: 'deposit', amount: amount + open })
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
