import type { Ratio } from '@moongate/money'
import type { Chance } from '@moongate/slots'

/** What a bet brings back of each hundred of its stake, the stake included: 0 is lost, 100 a push, 195 wins 0.95 to one. */
export type Return = number
/** What each bet of a round brings back. */
export type Judge = (bet: string) => Return

/** The games of the tables. */
export type GameCode = 'baccarat' | 'dragon_tiger' | 'roulette' | 'sic_bo' | 'niuniu'

/** A game of the tables with its proof: what rounds bring by chance, and what they bring in the mean, exactly. */
export type TableGame = {
  readonly code: GameCode
  /** Every bet that is taken, and of those one for each kind that has chances of its own. */
  readonly bets: readonly string[]
  readonly kinds: readonly string[]
  /** The lowest and the highest return of a bet, in per cent to four decimals: published, and proven by the tests. */
  readonly published: { readonly least: string; readonly most: string }
  /** A table that deals: each call of what it answers is the next round. */
  readonly open: (chance: Chance) => () => Judge
  /** The mean return of each bet of one, computed once for all of them. */
  readonly prove: () => (bet: string) => Ratio
}

/** What a stake brings back, in whole minor units; stakes are multiples of a hundred of them, so that nothing is cut off. */
export const computePayout = (stake_minor: bigint, returned: Return): bigint =>
  (stake_minor * BigInt(Math.round(returned))) / 100n
