import type { Balls } from './game.ts'

export const SIDES = ['big', 'small', 'odd', 'even'] as const
export type Side = (typeof SIDES)[number]

/** Big is the upper half: digits 5-9, sums of five 23-45. `half` is the first big value. */
export const isSide = (side: Side, value: number, half: number): boolean =>
  side === 'big' ? value >= half : side === 'small' ? value < half : side === 'odd' ? value % 2 === 1 : value % 2 === 0

export type DragonTiger = 'dragon' | 'tiger' | 'tie'

/** The first position is the dragon, the second the tiger; the higher ball wins. */
export const judgeDragonTiger = (first: number, second: number): DragonTiger =>
  first > second ? 'dragon' : first < second ? 'tiger' : 'tie'

export const PATTERNS = ['triple', 'straight', 'pair', 'half_straight', 'mixed'] as const
export type Pattern = (typeof PATTERNS)[number]

/**
 * The pattern of three digits, order ignored; exactly one holds. 9 and 0 are neighbours, so 890 and 901 are straights.
 * triple 豹子, straight 顺子, pair 对子, half_straight 半顺 (two neighbours, no pair), mixed 杂六 (none of these).
 */
export const findPattern = (balls: Balls): Pattern => {
  const distinct = [...new Set(balls)].toSorted((a, b) => a - b)
  if (distinct.length === 1) return 'triple'
  if (distinct.length === 2) return 'pair'
  const neighbours = distinct.filter((digit) => distinct.includes((digit + 1) % 10)).length
  return neighbours === 2 ? 'straight' : neighbours === 1 ? 'half_straight' : 'mixed'
}
