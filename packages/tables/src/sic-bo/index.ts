import { makeRatio } from '@moongate/money'
import type { TableGame } from '../game.ts'
import { type Dice, DICE_BETS, returnDiceBet } from './bets.ts'

const EYES = [1, 2, 3, 4, 5, 6]
const listThrows = (): Dice[] => EYES.flatMap((a) => EYES.flatMap((b) => EYES.map((c): Dice => [a, b, c])))

export const sicBo: TableGame = {
  code: 'sic_bo',
  bets: DICE_BETS,
  kinds: [
    'big',
    'odd',
    'total:4',
    'total:5',
    'total:6',
    'total:7',
    'total:8',
    'total:9',
    'total:10',
    'triple:6',
    'any_triple',
    'double:1',
    'pair:2:5',
    'single:3',
  ],
  published: { least: '81.0185', most: '97.2222' },
  open: (chance) => () => {
    const dice: Dice = [chance(6) + 1, chance(6) + 1, chance(6) + 1]
    return (bet) => returnDiceBet(bet, dice)
  },
  prove: () => (bet) => {
    const all = listThrows()
    return makeRatio(
      all.reduce((sum, dice) => sum + returnDiceBet(bet, dice), 0),
      all.length * 100,
    )
  },
}
