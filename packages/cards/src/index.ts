export { type BlackjackView, type HandView } from './blackjack/index.ts'
export type { Result } from './blackjack/pay.ts'
export { type Card, getRank, getSuit } from './card.ts'
export type { GoldenFlowerView, SeatView } from './golden-flower/index.ts'
export type { Kind } from './golden-flower/score.ts'
export type { CardGame, Option, Play, Wager } from './game.ts'
export type { Combo } from './landlord/combo.ts'
export { canBeat, readCombos } from './landlord/read.ts'
export { type CardTrial, cardTrials } from './simulate.ts'

import { blackjack, type BlackjackView } from './blackjack/index.ts'
import type { CardGame } from './game.ts'
import { goldenFlower, type GoldenFlowerView } from './golden-flower/index.ts'

/** What a player sees of a round. */
export type CardView = BlackjackView | GoldenFlowerView
/** Every game of cards that one plays alone. */
export const cardGames: readonly CardGame<CardView>[] = [blackjack, goldenFlower]
export const findCardGame = (code: string): CardGame<CardView> | undefined =>
  cardGames.find((game) => game.code === code)
