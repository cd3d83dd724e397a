import type { Chance } from '@moongate/slots'
import { isBaccaratBet, judgeHand, returnBet } from '../baccarat/bets.ts'
import { playBaccarat } from '../baccarat/game.ts'
import type { Hand } from '../baccarat/hand.ts'
import { type Duel, playDuels, returnDuelBet } from '../dragon-tiger/index.ts'
import type { GameCode, Judge } from '../game.ts'
import { returnBullBet } from '../niuniu/bets.ts'
import { type BullRound, dealBulls } from '../niuniu/hand.ts'
import { type Pocket, POCKETS } from '../roulette/bets.ts'
import { returnPocketBet } from '../roulette/index.ts'
import { type Dice, returnDiceBet } from '../sic-bo/bets.ts'

/** A round of any game with all that came out. */
export type TableRound =
  | ({ readonly game: 'baccarat' } & Hand)
  | ({ readonly game: 'dragon_tiger' } & Duel)
  | { readonly game: 'roulette'; readonly pocket: Pocket }
  | { readonly game: 'sic_bo'; readonly dice: Dice }
  | ({ readonly game: 'niuniu' } & BullRound)
/** A round of one of them. */
export type RoundOf<G extends GameCode> = Extract<TableRound, { game: G }>

/** How many rounds are drawn at once where no shoe comes to its end. */
export const SERIES = 80
/** How long the cards, the wheel or the dice of a round take. */
export const DEALING_MS: Readonly<Record<GameCode, number>> = {
  baccarat: 8_500,
  dragon_tiger: 4_500,
  roulette: 9_000,
  sic_bo: 5_500,
  niuniu: 9_500,
}

const listSeries = <R>(draw: () => R): R[] => Array.from({ length: SERIES }, draw)
const throwDice = (chance: Chance): Dice => [chance(6) + 1, chance(6) + 1, chance(6) + 1]

const PLAYS: { readonly [G in GameCode]: (chance: Chance) => RoundOf<G>[] } = {
  baccarat: (chance) => playBaccarat(chance).rounds.map((hand) => ({ game: 'baccarat', ...hand })),
  dragon_tiger: (chance) => playDuels(chance).rounds.map((duel) => ({ game: 'dragon_tiger', ...duel })),
  roulette: (chance) => listSeries(() => ({ game: 'roulette', pocket: chance(POCKETS) })),
  sic_bo: (chance) => listSeries(() => ({ game: 'sic_bo', dice: throwDice(chance) })),
  niuniu: (chance) => listSeries(() => ({ game: 'niuniu', ...dealBulls(chance) })),
}

/** All rounds of a shoe, or of a series where there is none, in their order. */
export const playRounds = (game: GameCode, chance: Chance): readonly TableRound[] => PLAYS[game](chance)

/** What each bet on a round brings back. */
export const judgeRound = (round: TableRound): Judge => {
  switch (round.game) {
    case 'baccarat': {
      const outcome = judgeHand(round)
      return (bet) => (isBaccaratBet(bet) ? returnBet(bet, outcome) : 0)
    }
    case 'dragon_tiger':
      return (bet) => returnDuelBet(bet, round)
    case 'roulette':
      return (bet) => returnPocketBet(bet, round.pocket)
    case 'sic_bo':
      return (bet) => returnDiceBet(bet, round.dice)
    case 'niuniu':
      return (bet) => returnBullBet(bet, round)
  }
}
