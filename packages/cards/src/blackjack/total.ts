import { type Card, getRank } from '../card.ts'

export const BUST = 21

/** What a card counts; an ace counts one here. */
export const getValue = (card: Card): number => Math.min(getRank(card), 10)

/** What a hand counts; `soft` where an ace counts eleven in it. */
export const sumHand = (cards: readonly Card[]): { total: number; soft: boolean } => {
  let [total, aces] = [0, 0]
  for (const card of cards) {
    const value = getValue(card)
    total += value
    if (value === 1) aces += 1
  }
  const soft = aces > 0 && total + 10 <= BUST
  return { total: soft ? total + 10 : total, soft }
}

/** An ace and a card of ten, the first two of a round. */
export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && sumHand(cards).total === BUST

/** The dealer draws to seventeen, and stands on every seventeen. */
export const mustDraw = (cards: readonly Card[]): boolean => sumHand(cards).total < 17
