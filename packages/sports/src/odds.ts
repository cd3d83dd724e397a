import type { Share } from './outcome.ts'

/** Decimal odds in hundredths: 195 brings 1.95 for a stake of one, the stake included. */
export type Odds = number

const LEAST: Odds = 101
const MOST: Odds = 50_000

/**
 * Odds that bring back 1 - margin of a stake in the mean, what a push gives back included, rounded against the player. None where that
 * would be less than 1.01: such a selection is not offered, for 1.01 would be more than it is worth.
 */
export const quoteOdds = ({ won, returned }: Share, margin: number): Odds | undefined => {
  if (won <= 0) return undefined
  const odds = Math.floor(((1 - margin - returned) / won) * 100 + 1e-9)
  return odds < LEAST ? undefined : Math.min(odds, MOST)
}

/** What a stake of one brings back in the mean at these odds. */
export const computeReturn = ({ won, returned }: Share, odds: Odds): number => (won * odds) / 100 + returned

/** How a player takes odds that changed under them. */
export const ODDS_MODES = ['better', 'all', 'exact'] as const
export type OddsMode = (typeof ODDS_MODES)[number]

/** Whether odds as they are now are taken by who saw others. */
export const takesOdds = (mode: OddsMode, seen: Odds, now: Odds): boolean => {
  if (mode === 'exact') return seen === now
  return mode === 'all' || now >= seen
}
