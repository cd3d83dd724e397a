import { compareDuel } from '../dragon-tiger/index.ts'
import { isBetterHand } from '../niuniu/hand.ts'
import type { Mark } from '../roads/streaks.ts'
import { RED } from '../roulette/bets.ts'
import type { TableRound } from './index.ts'

const SIDES = { banker: 'red', dragon: 'red', player: 'blue', tiger: 'blue', tie: 'tie' } as const

/**
 * How a round stands on a road. Red: banker, dragon, a red number, big. Blue: player, tiger, black, small. A tie are equals, zero and
 * a triple. At niuniu it is red where the banker beats more of the players.
 */
export const markRound = (round: TableRound): Mark => {
  if (round.game === 'baccarat') return SIDES[round.winner]
  if (round.game === 'dragon_tiger') return SIDES[compareDuel(round)]
  if (round.game === 'roulette') {
    if (round.pocket === 0) return 'tie'
    return RED.has(round.pocket) ? 'red' : 'blue'
  }
  if (round.game === 'niuniu')
    return round.players.filter((hand) => isBetterHand(round.banker, hand)).length > 1 ? 'red' : 'blue'
  const [a, b, c] = round.dice
  if (a === b && b === c) return 'tie'
  return a + b + c > 10 ? 'red' : 'blue'
}
