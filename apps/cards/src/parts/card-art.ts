/** Suits as paths around a middle of 0 0: spades, hearts, clubs, diamonds. */
export const SUITS = [
  'M0 -10C6 -4 10 0 10 4.5 10 9 4 10 1 6 1 9 2 11 4.5 12H-4.5C-2 11 -1 9 -1 6 -4 10 -10 9 -10 4.5 -10 0 -6 -4 0 -10Z',
  'M0 11C-9 4 -10.500 0 -10.500 -4 -10.500 -9.500 -3 -11 0 -5 3 -11 10.500 -9.500 10.500 -4 10.500 0 9 4 0 11Z',
  'M0 -11A5 5 0 0 1 4.200 -3.200 5 5 0 1 1 1 4.500C1 8.500 2 11 4.500 12H-4.500C-2 11 -1 8.500 -1 4.500A5 5 0 1 1 -4.200 -3.200 5 5 0 0 1 0 -11Z',
  'M0 -12L8.500 0 0 12 -8.500 0Z',
] as const
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SIGNS = ['♠', '♥', '♣', '♦'] as const

const [LEFT, MIDDLE, RIGHT] = [31, 44, 57]
type Spot = readonly [x: number, y: number]
const both = (...heights: number[]): Spot[] =>
  heights.flatMap((y): Spot[] => [
    [LEFT, y],
    [RIGHT, y],
  ])
const mid = (...heights: number[]): Spot[] => heights.map((y): Spot => [MIDDLE, y])

/** Where the marks of a number card lie, by its rank. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  1: mid(54),
  2: mid(28, 80),
  3: mid(26, 54, 82),
  4: both(30, 78),
  5: [...both(28, 80), ...mid(54)],
  6: both(26, 54, 82),
  7: [...both(26, 54, 82), ...mid(40)],
  8: [...both(26, 54, 82), ...mid(40, 68)],
  9: [...both(24, 43, 65, 84), ...mid(54)],
  10: [...both(24, 43, 65, 84), ...mid(33, 75)],
}

export const listSpots = (rank: number): readonly Spot[] => SPOTS[rank] ?? []
/** How a card is read out; behind the four suits stand the jokers. */
export const nameCard = (rank: number, suit: number): string =>
  suit >= SUITS.length ? `Joker${rank === 1 ? '☆' : '★'}` : `${SIGNS[suit] ?? ''}${RANKS[rank - 1] ?? ''}`
