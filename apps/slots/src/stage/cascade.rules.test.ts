import { findGame } from '@moongate/slots'
import { expect, it } from 'vitest'
import { createChance, createSeededWords, playRound } from '@moongate/slots'
import { listFalling } from './cascade.rules.ts'

it.each([
  ['nothing', [], []],
  [
    'the bottom one of a reel',
    [2],
    [
      [2, 1],
      [1, 1],
      [0, 1],
    ],
  ],
  ['the top one', [3], [[3, 1]]],
  [
    'two with one between',
    [0, 2],
    [
      [2, 1],
      [1, 2],
      [0, 2],
    ],
  ],
])('where %s vanished', (_case, cleared, expected) => {
  const falling = listFalling(3, 6, new Set(cleared))
  expect(falling.map(({ cell, rows }) => [cell, rows])).toEqual(expected)
})

it('what falls is what the engine shows next, and what stays is what lay there', () => {
  const game = findGame('phoenix_rise')!
  const chance = createChance(createSeededWords(5))
  let seen = 0
  for (let n = 0; n < 200; n += 1)
    for (const { falls } of playRound(game, chance).spins)
      for (const [at, next] of falls.slice(1).entries()) {
        const { window, wins } = falls[at]!
        const cleared = new Set(wins.flatMap(({ cells }) => cells))
        const moved = new Map(listFalling(game.rows, window.length, cleared).map(({ cell, rows }) => [cell, rows]))
        for (const [cell, symbol] of next.window.entries()) {
          const rows = moved.get(cell) ?? 0
          if ((cell % game.rows) - rows < 0) continue
          expect(symbol).toBe(window[cell - (rows && countHoles(cleared, cell, game.rows, window.length))])
          seen += 1
        }
      }
  expect(seen).toBeGreaterThan(500)
})

/** How far above the one lies that falls into a cell. */
const countHoles = (cleared: ReadonlySet<number>, into: number, rows: number, cells: number): number =>
  listFalling(rows, cells, cleared).find(({ cell }) => cell === into)?.rows ?? 0
