import { describe, expect, it } from 'vitest'
import { ENOUGH_ROUNDS, judgeReturn, measureReturn, type Played } from './play.rules.ts'

/** Rounds of one stake each of which brings so many stakes in the mean, `won` of them `times` and the others nothing. */
const play = (rounds: number, won: number, times: number): Played => {
  const stake = 100
  const paid = stake * times
  return {
    rounds,
    stake: BigInt(rounds * stake),
    payout: BigInt(won * paid),
    stake_squares: rounds * stake ** 2,
    products: won * stake * paid,
    payout_squares: won * paid ** 2,
  }
}
const EVEN = { least_ppm: 960_000, most_ppm: 960_000 }
const WIDE = { least_ppm: 850_000, most_ppm: 989_421 }

describe('R6.6 a measured return beside the published one', () => {
  it.each([
    ['nothing is published', play(10_000, 4_800, 2), undefined, null],
    ['nothing was staked', play(0, 0, 2), EVEN, null],
    ['a round less than enough', play(ENOUGH_ROUNDS - 1, 0, 2), EVEN, 'few'],
    ['enough, and never won', play(ENOUGH_ROUNDS, 0, 2), EVEN, 'below'],
    ['as published', play(10_000, 4_800, 2), EVEN, 'within'],
    // Of ten thousand at even money the deviation is 99.9 payouts of 2: 257 times 100 are the width at 99 of 100.
    ['just within chance above', play(10_000, 4_928, 2), EVEN, 'within'],
    ['just beyond it above', play(10_000, 4_930, 2), EVEN, 'above'],
    ['just within chance below', play(10_000, 4_672, 2), EVEN, 'within'],
    ['just beyond it below', play(10_000, 4_670, 2), EVEN, 'below'],
    ['as far off, where wins are rarer and greater', play(10_000, 493, 20), EVEN, 'within'],
    ['anywhere between the lowest and the highest', play(10_000, 4_600, 2), WIDE, 'within'],
    ['far above the highest', play(10_000, 5_200, 2), WIDE, 'above'],
    ['far below the lowest', play(10_000, 4_000, 2), WIDE, 'below'],
  ])('%s', (_case, played, published, hint) => expect(judgeReturn(played, published)).toBe(hint))

  it.each([
    [0n, 0n, undefined],
    [300n, 100n, 333_333n],
    [300n, 0n, 0n],
    [100n, 250n, 2_500_000n],
  ])('of %i staked and %i paid is %s of a million', (stake, payout, measured) =>
    expect(measureReturn({ stake, payout })).toBe(measured),
  )
})
