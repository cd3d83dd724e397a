import type { Reader, Tx } from '../../kernel/db.ts'
import { gatherReads } from '../../kernel/gather.ts'
import type { Kernel } from '../../kernel/index.ts'
import { consumeByBets, recountBet } from './requirement.rules.ts'
import {
  insertCounted,
  insertRequirement,
  lockCounted,
  lockOpenRequirements,
  lockRequirements,
  type NewRequirement,
  readLeft,
  readLeftOf,
  recount,
  setConsumed,
  setTaken,
  sumOtherBets,
} from './requirement.sql.ts'

export type TurnoverDeps = Pick<Kernel, 'db'>
type Bet = { member_id: number; id: string; asset: string; effective: bigint }
type Corrected = { correction_id: number; member_id: number; id: string; asset: string; effective_after: bigint }

/** Asks for effective bets in an asset, once per source document, e.g. a credited deposit. */
export const grantRequirement = async (tx: Tx, requirement: NewRequirement): Promise<void> => {
  if (requirement.amount > 0n) await insertRequirement(tx, requirement)
}

/** `ml_money` in minor units of one asset: what is still to be bet. */
export const readTurnoverLeft = (d: { db: Reader }, member_id: number, asset: string): Promise<bigint> =>
  readLeft(d.db, member_id, asset)

/** The same for many who ask at once. */
export const createTurnoverReader = (d: { db: Reader }, asset: string): ((member_id: number) => Promise<bigint>) => {
  const find = gatherReads((member_ids: readonly number[]) => readLeftOf(d.db.steady, member_ids, asset))
  return async (member_id) => (await find(member_id)) ?? 0n
}

/**
 * Counts finished bets, each once; play money counts nothing. A few statements for all of them: a draw settles thousands. Members in
 * order, so that two events cannot lock each other.
 */
export const countBets = (d: TurnoverDeps, bets: readonly Bet[]): Promise<void> => d.db.tx((tx) => countIn(tx, bets))

/** The same within a transaction of the caller's. */
export const countIn = async (tx: Tx, bets: readonly Bet[]): Promise<void> => {
  const counting = bets
    .filter((b) => b.asset !== 'PLAY' && b.effective > 0n)
    .toSorted((a, b) => a.member_id - b.member_id)
  if (counting.length === 0) return
  const open = await lockOpenRequirements(tx, [...new Set(counting.map((b) => b.member_id))])
  const fresh = new Set((await insertCounted(tx, counting)).map(nameBet))
  const { touched, took } = consumeByBets(
    open,
    counting.filter((bet) => fresh.delete(nameBet(bet))),
  )
  if (touched.length > 0) await setConsumed(tx, touched)
  if (took.length > 0) await setTaken(tx, took)
}

const nameBet = ({ member_id, id }: Pick<Bet, 'member_id' | 'id'>): string => `${member_id} ${id}`

/**
 * Counts corrected bets anew (decisions/0055). A bet's last correction says what it counts, so that an older one, a repeat, or
 * the bet's own end heard after it changes nothing. What was withdrawn in between stays withdrawn.
 */
export const recountBets = (d: TurnoverDeps, bets: readonly Corrected[]): Promise<void> =>
  d.db.tx(async (tx) => {
    const counting = bets.filter((b) => b.asset !== 'PLAY').toSorted((a, b) => a.member_id - b.member_id)
    for (const bet of counting) await recountOne(tx, bet)
  })

const recountOne = async (tx: Tx, bet: Corrected): Promise<void> => {
  const { member_id, id, asset, correction_id, effective_after: effective } = bet
  const requirements = await lockRequirements(tx, member_id, asset)
  const counted = (await lockCounted(tx, member_id, id)) ?? { effective: 0n, consumed: 0n, correction_id: 0 }
  if (counted.correction_id >= correction_id) return
  const { touched, consumed } = recountBet(requirements, counted, effective, await sumOtherBets(tx, member_id, id))
  await recount(tx, member_id, id, { effective, consumed, correction_id })
  if (touched.length > 0)
    await setConsumed(
      tx,
      touched.map((one) => ({ ...one, member_id })),
    )
}
