export { type BlackjackView, type HandView } from './blackjack/index.ts'
export type { Result } from './blackjack/pay.ts'
export { type Card, DECK, getRank, getSuit } from './card.ts'
export type { GoldenFlowerView, SeatView } from './golden-flower/index.ts'
export type { Kind } from './golden-flower/score.ts'
export { type CardGame, HOLD, listPlayed, type Option, type Play, type Wager } from './game.ts'
export { type Combo, getHeight } from './landlord/combo.ts'
export { sortCards } from './landlord/hand.ts'
export type { LandlordSeat, LandlordView } from './landlord/index.ts'
export { canBeat, readCombos } from './landlord/read.ts'
export type { MahjongView } from './mahjong/index.ts'
export type { Meld } from './mahjong/table.ts'
export { getKind } from './mahjong/tile.ts'
export type { NiuniuSeat, NiuniuView } from './niuniu/index.ts'
export { type CardTrial, cardTrials } from './simulate.ts'

import { blackjack, type BlackjackView } from './blackjack/index.ts'
import type { CardGame } from './game.ts'
import { goldenFlower, type GoldenFlowerView } from './golden-flower/index.ts'
import { landlord, type LandlordView } from './landlord/index.ts'
import { mahjong, type MahjongView } from './mahjong/index.ts'
import { niuniu, type NiuniuView } from './niuniu/index.ts'

/** What a player sees of a round. */
export type CardView = BlackjackView | GoldenFlowerView | LandlordView | MahjongView | NiuniuView
/** Every game of cards that one plays alone. */
export const cardGames: readonly CardGame<CardView>[] = [blackjack, goldenFlower, landlord, mahjong, niuniu]
export const findCardGame = (code: string): CardGame<CardView> | undefined =>
  cardGames.find((game) => game.code === code)
