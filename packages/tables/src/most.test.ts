import { createChance, createSeededWords } from '@moongate/slots'
import { expect, it } from 'vitest'
import { tableGames } from './games.ts'
import { findMostReturn } from './most.ts'
import { judgeRound, playRounds } from './rounds/index.ts'

it.each([
  ['baccarat', 'player', 200],
  ['baccarat', 'banker', 195],
  ['baccarat', 'tie', 900],
  ['baccarat', 'banker_pair', 1200],
  ['dragon_tiger', 'tiger', 200],
  ['dragon_tiger', 'tie', 900],
  ['dragon_tiger', 'suited_tie', 5100],
  ['roulette', '17', 3600],
  ['roulette', '0-1-2-3', 900],
  ['roulette', 'dozen_3', 300],
  ['sic_bo', 'big', 200],
  ['sic_bo', 'single:4', 400],
  ['sic_bo', 'total:17', 6100],
  ['sic_bo', 'triple:6', 18_100],
  ['niuniu', 'player:2', 195],
  ['niuniu', 'banker:3', 195],
  ['niuniu', 'times:1', 195],
] as const)('R1.1 %s: %s brings at most %i of a hundred', (game, bet, most) =>
  expect(findMostReturn(game, bet)).toBe(most),
)

it.each(tableGames)('R1.1 no round of $code pays a bet more than that', ({ code, bets }) => {
  const most = new Map(bets.map((bet) => [bet, findMostReturn(code, bet)]))
  const chance = createChance(createSeededWords(11))
  const rounds = Array.from({ length: 10 }, () => playRounds(code, chance)).flat()
  const over = rounds.flatMap((round) => bets.filter((bet) => judgeRound(round)(bet) > most.get(bet)!))
  expect(over).toEqual([])
})
