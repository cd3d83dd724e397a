import { type Card, getRank, getSuit } from '../card.ts'

export const KINDS = ['high', 'pair', 'straight', 'flush', 'straight_flush', 'triple'] as const
/** What three cards are, the least first. */
export type Kind = (typeof KINDS)[number]

const ACE = 14
/** The scores of kinds lie this far apart; within one the cards count, the highest first. */
const STEP = 4096

const readHeights = (cards: readonly Card[]): [number, number, number] => {
  const [a = 0, b = 0, c = 0] = cards
    .map((card) => (getRank(card) === 1 ? ACE : getRank(card)))
    .toSorted((one, other) => other - one)
  // Ace, three, two is the lowest straight.
  return a === ACE && b === 3 && c === 2 ? [3, 2, 1] : [a, b, c]
}

const findKind = (cards: readonly Card[], [a, b, c]: readonly [number, number, number]): Kind => {
  if (a === c) return 'triple'
  const flush = cards.every((card) => getSuit(card) === getSuit(cards[0]!))
  if (a - b === 1 && b - c === 1) return flush ? 'straight_flush' : 'straight'
  if (flush) return 'flush'
  return a === b || b === c ? 'pair' : 'high'
}

/** What three cards are worth: the higher beats the lower, equal ones are equal whatever their suits. */
export const computeScore = (cards: readonly Card[]): number => {
  const heights = readHeights(cards)
  const kind = findKind(cards, heights)
  const [a, b, c] = heights
  // Of a pair its cards count before the third.
  const [first, second, third] = kind === 'pair' && b === c ? [b, c, a] : [a, b, c]
  return KINDS.indexOf(kind) * STEP + first * 256 + second * 16 + third
}

/** What a hand of this score is. */
export const getKind = (score: number): Kind => KINDS[Math.floor(score / STEP)] ?? 'high'
/** The highest card, or that of the pair. */
export const getTop = (score: number): number => Math.floor((score % STEP) / 256)
