import { divideRounded, RATE_ONE } from '@moongate/money'
import type { ReturnHint } from '@moongate/contract/reports.states'

/** Rounds of a game: what was staked and paid in minor units, and over rounds the sums of squares and products of both. */
export type Played = {
  rounds: number
  stake: bigint
  payout: bigint
  stake_squares: number
  products: number
  payout_squares: number
}
/** Parts per million of a stake; the same twice where every bet of a game returns as much. */
export type Published = { least_ppm: number; most_ppm: number }

/** Below so many rounds a rare great win decides, and their own variance says too little of them. */
export const ENOUGH_ROUNDS = 2_000
/** The square of the quantile that holds 99 of 100, on both sides together. */
const QUANTILE_SQUARED = 2.5758 ** 2

/** What came back of the stakes, in parts per million; nothing where nothing was staked. */
export const measureReturn = ({ stake, payout }: Pick<Played, 'stake' | 'payout'>): bigint | undefined =>
  stake === 0n ? undefined : divideRounded(payout * RATE_ONE, stake, 'half-even')

/**
 * Whether payouts are further from a return than chance lets them be in 99 of 100 such spans: their sum beyond it, beside the square root of
 * the squares of what each round was beyond it.
 */
const isBeyond = (p: Played, return_ppm: number): boolean => {
  const share = return_ppm / Number(RATE_ONE)
  const beyond = Number(p.payout) - share * Number(p.stake)
  const squares = p.payout_squares - 2 * share * p.products + share * share * p.stake_squares
  return beyond * beyond > QUANTILE_SQUARED * Math.max(0, squares)
}

/** How a measured return stands to the published one; nothing where none is published. */
export const judgeReturn = (played: Played, published: Published | undefined): ReturnHint | null => {
  const measured = measureReturn(played)
  if (!published || measured === undefined) return null
  if (played.rounds < ENOUGH_ROUNDS) return 'few'
  if (measured > BigInt(published.most_ppm)) return isBeyond(played, published.most_ppm) ? 'above' : 'within'
  if (measured < BigInt(published.least_ppm)) return isBeyond(played, published.least_ppm) ? 'below' : 'within'
  return 'within'
}
