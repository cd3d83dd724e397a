import type { SlotGame } from '@moongate/slots'

/** Minor units a part; a stake is one of these for each part of the game. */
const UNITS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
const LEAST_MINOR = 50
const MOST_MINOR = 50_000

/** The stakes that a game takes, the smallest first: whole minor units for each part, so that no payout is ever rounded. */
export const listStakes = ({ stake_parts }: Pick<SlotGame, 'stake_parts'>): number[] =>
  UNITS.map((unit) => unit * stake_parts).filter((stake) => stake >= LEAST_MINOR && stake <= MOST_MINOR)

/** What a visitor begins with: the largest of the small ones. */
export const chooseFirstStake = (stakes: readonly number[]): number =>
  stakes.findLast((stake) => stake <= 200) ?? stakes[0] ?? 0
