import { makeRatio, type Ratio } from '@moongate/money'
import { DECKS } from './game.ts'
import { type BaccaratBet, type Outcome, returnBet } from './bets.ts'
import { compareSides, mustDrawAsBanker, mustDrawAsPlayer, type Winner } from './hand.ts'

const SIDE = 4 * DECKS
const ALL = 13 * SIDE
const rankPoints = (rank: number): number => (rank < 10 ? rank : 0)

/** Orders of six cards that end in each outcome, by winner and pairs. Whole numbers: all together they are below 2^53. */
export type Tally = Map<string, { outcome: Outcome; orders: number }>

type Left = { readonly points: readonly number[]; readonly cards: number }

const listPoints = (held: readonly number[]): Left => {
  const points = Array.from({ length: 10 }, (_, at) => (at === 0 ? 4 * SIDE : SIDE))
  for (const rank of held) points[rankPoints(rank)]! -= 1
  return { points, cards: ALL - held.length }
}

/** Orders of the fifth and sixth card that make each side win, drawn or not: those that nobody draws may be any. */
const tallyDraws = (player: number, banker: number, { points, cards }: Left): Record<Winner, number> => {
  const sums: Record<Winner, number> = { player: 0, banker: 0, tie: 0 }
  const both = cards * (cards - 1)
  const drawAsBanker = (total: number, third: number | undefined, times: number, rest: number): void => {
    if (!mustDrawAsBanker(banker, third)) {
      sums[compareSides(total, banker)] += times * rest
      return
    }
    for (let drawn = 0; drawn < 10; drawn += 1)
      sums[compareSides(total, (banker + drawn) % 10)] += times * (points[drawn]! - (drawn === third ? 1 : 0))
  }
  if (player >= 8 || banker >= 8) sums[compareSides(player, banker)] = both
  else if (mustDrawAsPlayer(player))
    for (let third = 0; third < 10; third += 1) drawAsBanker((player + third) % 10, third, points[third]!, cards - 1)
  else if (mustDrawAsBanker(banker, undefined)) drawAsBanker(player, undefined, cards - 1, 0)
  else sums[compareSides(player, banker)] = both
  return sums
}

/** In how many orders four ranks come from a whole shoe. */
const countOrders = (ranks: readonly number[]): number =>
  ranks.reduce((orders, rank, at) => orders * (SIDE - ranks.slice(0, at).filter((one) => one === rank).length), 1)

const listFours = (): number[][] => {
  const ranks = Array.from({ length: 13 }, (_, at) => at + 1)
  return ranks.flatMap((a) => ranks.flatMap((b) => ranks.flatMap((c) => ranks.map((d) => [a, b, c, d]))))
}

/** Every order of the cards that a hand may take from a shoe of eight decks. */
export const countHands = (): Tally => {
  const tally: Tally = new Map()
  for (const four of listFours()) {
    const [p1 = 0, p2 = 0, b1 = 0, b2 = 0] = four
    const orders = countOrders(four)
    const [player, banker] = [(rankPoints(p1) + rankPoints(p2)) % 10, (rankPoints(b1) + rankPoints(b2)) % 10]
    const sums = tallyDraws(player, banker, listPoints(four))
    for (const winner of ['player', 'banker', 'tie'] as const) {
      const outcome = { winner, player_pair: p1 === p2, banker_pair: b1 === b2 }
      const key = JSON.stringify(outcome)
      tally.set(key, { outcome, orders: (tally.get(key)?.orders ?? 0) + orders * sums[winner] })
    }
  }
  return tally
}

/** The mean return of a bet, over every order of the cards. */
export const proveBet = (bet: BaccaratBet, tally: Tally): Ratio => {
  let [returned, all] = [0n, 0n]
  for (const { outcome, orders } of tally.values()) {
    returned += BigInt(orders) * BigInt(returnBet(bet, outcome))
    all += BigInt(orders)
  }
  return makeRatio(returned, all * 100n)
}
