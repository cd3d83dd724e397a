import { makeRatio, type Ratio } from '@moongate/money'
import { countBull, multiplyBull } from './hand.ts'

/** Ranks that count alike in every way: ace to nine, ten, and the court cards together. */
const SIZES = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 12] as const
const HAND = 5

type Kind = { readonly counts: readonly number[]; readonly bull: number }

/** Every hand, told apart by how many cards of each rank it has. */
const listKinds = (at = 0, left = HAND, counts: readonly number[] = []): Kind[] => {
  if (at === SIZES.length) {
    const ranks = counts.flatMap((count, rank) => Array.from({ length: count }, () => rank + 1))
    return left === 0 ? [{ counts, bull: countBull(ranks) }] : []
  }
  const most = Math.min(left, SIZES[at]!)
  return Array.from({ length: most + 1 }, (_, count) => listKinds(at + 1, left - count, [...counts, count])).flat()
}

const choose = (from: number, count: number): number => {
  let ways = 1
  for (let at = 0; at < count; at += 1) ways = (ways * (from - at)) / (at + 1)
  return ways
}
/** `CHOOSE[from][count]`: in how many ways so many cards come from so many. */
const CHOOSE = Array.from({ length: 13 }, (_, from) =>
  Array.from({ length: HAND + 1 }, (_, count) => choose(from, count)),
)

const countWays = (counts: readonly number[], taken?: readonly number[]): number => {
  let ways = 1
  for (let at = 0; ways > 0 && at < SIZES.length; at += 1)
    ways *= CHOOSE[SIZES[at]! - (taken?.[at] ?? 0)]![counts[at]!]!
  return ways
}

/** Pairs of hands from one deck by what the better one is multiplied with. Whole numbers: all together are below 2^53. */
export const countPairs = (): ReadonlyMap<number, number> => {
  const [kinds, pairs] = [listKinds(), new Map<number, number>()]
  for (const one of kinds) {
    const ways = countWays(one.counts)
    for (const other of kinds) {
      const times = multiplyBull(Math.max(one.bull, other.bull))
      pairs.set(times, (pairs.get(times) ?? 0) + ways * countWays(other.counts, one.counts))
    }
  }
  return pairs
}

/**
 * The mean return: each of two hands from one deck is the better one as often as the other, so a bet on who is better wins in half of
 * the pairs, and what is multiplied is won as often as it is lost.
 */
export const proveBullBet = (bet: string, pairs: ReadonlyMap<number, number>): Ratio => {
  if (!bet.startsWith('times')) return makeRatio(195, 200)
  let [returned, all] = [0n, 0n]
  for (const [times, count] of pairs) {
    returned += BigInt(count) * BigInt(100 + 19 * times + 100 - 20 * times)
    all += BigInt(count)
  }
  return makeRatio(returned, all * 200n)
}
