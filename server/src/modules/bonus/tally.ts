import type { Tx } from '../../kernel/db.ts'
import { type CountedBet, findBets, findBetsWithin, type FoundBet, putBets } from './bet.sql.ts'
import { type Bonus, findOpen } from './bonus.sql.ts'
import { type BonusDeps, getCurrency } from './deps.ts'
import { countBet } from './terms.rules.ts'

type Config = Pick<BonusDeps, 'config'>

const weigh = (bets: readonly FoundBet[], open: readonly Bonus[]): CountedBet[] => {
  const terms = new Map(open.map((bonus) => [bonus.id, bonus.terms]))
  return bets.flatMap((bet) => {
    const found = terms.get(bet.bonus_id)
    const { member_id, id, bonus_id } = bet
    return found ? [{ member_id, id, bonus_id, ...countBet(bet, found) }] : []
  })
}

/** Counts bets that were told of, as they stand now; answers whose bonus they changed. Their members are locked. */
export const countTold = async (
  d: Config,
  tx: Tx,
  bets: readonly { member_id: number; id: string }[],
  member_ids: readonly number[],
): Promise<number[]> => {
  const weighed = weigh(await findBets(tx, bets, getCurrency(d)), await findOpen(tx, member_ids))
  if (weighed.length > 0) await putBets(tx, weighed)
  return [...new Set(weighed.map(({ member_id }) => member_id))]
}

/**
 * Counts all bets of a bonus that runs, as they stand now, so that what ends it does not depend on how far the workers have come with
 * telling of them. Its member is locked.
 */
export const countAllBets = async (d: Config, tx: Tx, bonus: Bonus): Promise<Bonus> => {
  const weighed = weigh(await findBetsWithin(tx, bonus.id, getCurrency(d)), [bonus])
  if (weighed.length > 0) await putBets(tx, weighed)
  return (await findOpen(tx, [bonus.member_id])).find(({ id }) => id === bonus.id) ?? bonus
}
