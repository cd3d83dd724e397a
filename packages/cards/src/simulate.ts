import type { Chance } from '@moongate/slots'
import { listWagers, PARTS } from './blackjack/pay.ts'
import { DECKS } from './blackjack/index.ts'
import { makeMove, openTable } from './blackjack/round.ts'
import { suggestMove } from './blackjack/strategy.ts'
import { DECK } from './card.ts'
import { openDeck } from './deck.ts'
import { simulateFlower } from './golden-flower/simulate.ts'
import { simulateLandlord } from './landlord/simulate.ts'
import { simulateMahjong } from './mahjong/simulate.ts'
import { simulateNiuniu } from './niuniu/simulate.ts'
import type { CardSimulation } from './sums.ts'

/** Sums up what rounds won beyond what was staked in them. */
const simulateNet = (rounds: number, playNet: () => number): CardSimulation => {
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const net = playNet()
    sum += net
    squares += net * net
  }
  const mean = sum / rounds
  return { rounds, mean, deviation: Math.sqrt(squares / rounds - mean * mean) }
}

/** Plays so many rounds of blackjack by basic strategy. */
export const simulateBlackjack = (chance: Chance, rounds: number): CardSimulation => {
  const { take, shuffle } = openDeck(chance, DECKS, DECK)
  return simulateNet(rounds, () => {
    shuffle()
    const table = openTable(take)
    while (!table.over) makeMove(table, suggestMove(table), take)
    return listWagers(table).reduce((sum, { staked, paid }) => sum + paid - staked, 0) / PARTS
  })
}

/**
 * A game as it is tried: how it is played, and the edge that is published for that. Of blackjack in per cent of a round's first stake, as others have
 * published it; where one plays against bots in per cent of what was won or lost, half of what is kept of a win, since all seats are equal.
 */
export type CardTrial = {
  readonly code: string
  readonly bet: string
  readonly published: number
  readonly simulate: (chance: Chance, rounds: number) => CardSimulation
}
export const cardTrials: readonly CardTrial[] = [
  { code: 'blackjack', bet: 'basic strategy', published: 0.4, simulate: simulateBlackjack },
  { code: 'golden_flower', bet: 'as advised', published: 2.5, simulate: simulateFlower },
  { code: 'landlord', bet: 'as advised', published: 2.5, simulate: simulateLandlord },
  { code: 'mahjong', bet: 'as advised', published: 2.5, simulate: simulateMahjong },
  { code: 'niuniu', bet: 'as advised', published: 2, simulate: simulateNiuniu },
]
