import { HOLD, type Wager } from './game.ts'

/** A game for points: what a round can cost at most, and into how many shares a point is cut, of which one is kept of each point that is won. */
export type Points = { readonly most: number; readonly shares: number }

/** The parts of a stake, which is the most that a round can cost. */
export const countParts = ({ most, shares }: Points): number => most * shares

/**
 * What was held comes back with the end. What the round was played for is laid then, out of it: a bet as high as what it cost, or as what was won from
 * the others.
 */
export const listHeld = (game: Points, over: boolean, points: number): Wager[] => {
  const [parts, staked] = [countParts(game), Math.abs(points) * game.shares]
  const hold = { name: HOLD, staked: parts, paid: over ? parts : 0 }
  const played = { name: 'played', staked, paid: points > 0 ? staked + points * (game.shares - 1) : 0 }
  return points === 0 ? [hold] : [hold, played]
}

/** What points came to, of each unit that they were played for. */
export const sumPoints = ({ shares }: Pick<Points, 'shares'>, points: number): { staked: number; paid: number } => ({
  staked: Math.abs(points),
  paid: points > 0 ? points * (2 - 1 / shares) : 0,
})
