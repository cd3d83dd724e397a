export { type BlackjackView, type HandView } from './blackjack/index.ts'
export type { Result } from './blackjack/pay.ts'
export { sumHand } from './blackjack/total.ts'
export { type Card, getRank, getSuit } from './card.ts'
export type { CardGame, Option, Play, Wager } from './game.ts'
export { type CardTrial, cardTrials } from './simulate.ts'

import { blackjack, type BlackjackView } from './blackjack/index.ts'
import type { CardGame } from './game.ts'

/** What a player sees of a round. */
export type CardView = BlackjackView
/** Every game of cards that one plays alone. */
export const cardGames: readonly CardGame<CardView>[] = [blackjack]
export const findCardGame = (code: string): CardGame<CardView> | undefined =>
  cardGames.find((game) => game.code === code)
