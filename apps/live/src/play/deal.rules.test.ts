import { createChance, createSeededWords } from '@moongate/slots'
import { DEALING_MS, type GameCode, playRounds, type TableRound } from '@moongate/tables'
import { expect, it } from 'vitest'
import { findDealt, listCards, pickSide } from './deal.rules.ts'

const three: TableRound = { game: 'baccarat', player: [1, 2, 3], banker: [4, 5, 6], winner: 'banker' }
const stood: TableRound = { game: 'baccarat', player: [7, 6], banker: [4, 5, 6], winner: 'tie' }

it.each([
  [three, 0, [], []],
  [three, 300, [1], []],
  [three, 2_699, [1, 2], [4]],
  [three, 2_700, [1, 2], [4, 5]],
  [three, 4_600, [1, 2, 3], [4, 5]],
  [three, 6_200, [1, 2, 3], [4, 5, 6]],
  [stood, 4_600, [7, 6], [4, 5, 6]],
])('R1.1 cards of %j after %i ms', (round, since, player, banker) => {
  const dealt = findDealt(listCards(round), since)
  expect([pickSide(dealt, 'player'), pickSide(dealt, 'banker')]).toEqual([player, banker])
})

it.each(['baccarat', 'dragon_tiger', 'niuniu', 'roulette', 'sic_bo'] satisfies GameCode[])(
  'R1.1 every card of %s lies there before the dealing is over, each after the one before',
  (game) => {
    for (const round of playRounds(game, createChance(createSeededWords(5)))) {
      const moments = listCards(round).map(({ at_ms }) => at_ms)
      expect(moments.every((at, nth) => at < DEALING_MS[game] - 500 && at > (moments[nth - 1] ?? 0))).toBe(true)
    }
  },
)
