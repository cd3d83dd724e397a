import { findBestPayout } from './exposure.ts'
import type { Limits } from './game.ts'
import { type Bet, getUnitStake } from './settle.ts'

export type BetLimits = Pick<Limits, 'min_unit_minor' | 'max_unit_minor' | 'max_payout_minor'>
export type BetFault = 'stake_below_min' | 'stake_above_max' | 'payout_above_max'

/**
 * Why a bet is too small or too large, or nothing. The minimum holds for the unit stake, the maximum for the money on one
 * unit (unit stake × multiple), the payout limit for the best that the bet alone can pay on one draw.
 */
export const findBetFault = (limits: BetLimits, bet: Bet): BetFault | undefined => {
  if (bet.unit_stake_minor < limits.min_unit_minor) return 'stake_below_min'
  if (getUnitStake(bet) > limits.max_unit_minor) return 'stake_above_max'
  return findBestPayout([bet]) > limits.max_payout_minor ? 'payout_above_max' : undefined
}
