import type { Spots } from '@moongate/game-contract/live'

/** Chips in minor units. */
const CHIPS = [500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const
const SHOWN = 5

/** The chips that a table's limits make sense of, the smallest first. */
export const listChips = (least: number, most: number): number[] =>
  CHIPS.filter((chip) => chip >= Math.min(least, 10_000) && chip <= most).slice(0, SHOWN)

/** What lies on a spot: laid, and still in the player's hand. */
export const sumSpot = (bet: string, laid: Spots, held: Spots): number => (laid[bet] ?? 0) + (held[bet] ?? 0)
export const sumSpots = (spots: Spots): number => Object.values(spots).reduce((sum, stake) => sum + stake, 0)

type Limits = { laid: Spots; held: Spots; most: number; balance: number }

/** Puts chips on spots; as much of it as limit and balance leave, and nothing where that is nothing. */
export const addChips = (on: Spots, { laid, held, most, balance }: Limits): Spots =>
  Object.entries(on).reduce((all, [bet, chip]) => {
    const fits = Math.min(chip, most - sumSpot(bet, laid, all), Math.floor((balance - sumSpots(all)) / 100) * 100)
    return fits > 0 ? { ...all, [bet]: (all[bet] ?? 0) + fits } : all
  }, held)

/** Whether every spot that chips were put on has at least what the table wants. */
export const isEnough = (held: Spots, laid: Spots, least: number): boolean =>
  Object.entries(held).every(([bet, stake]) => stake + (laid[bet] ?? 0) >= least)
