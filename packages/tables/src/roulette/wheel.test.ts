import { expect, it } from 'vitest'
import { LAYOUT, RED } from './bets.ts'
import { listNeighbours, SECTIONS, WHEEL } from './wheel.ts'

it('R1.1 the wheel has each pocket once, red and black in turn', () => {
  expect(new Set(WHEEL).size).toBe(37)
  const colours = WHEEL.slice(1).map((pocket) => RED.has(pocket))
  expect(colours.every((red, at) => red === (at % 2 === 0))).toBe(true)
})

it.each([
  [0, 2, [3, 26, 0, 32, 15]],
  [26, 1, [3, 26, 0]],
  [17, 2, [2, 25, 17, 34, 6]],
])('R1.1 neighbours of %i', (pocket, each_side, pockets) => expect(listNeighbours(pocket, each_side)).toEqual(pockets))

it.each([
  ['red', '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'],
  ['black', '2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35'],
  ['odd', '1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35'],
  ['even', '2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36'],
  ['low', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18'],
  ['high', '19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36'],
  ['dozen_1', '1 2 3 4 5 6 7 8 9 10 11 12'],
  ['dozen_2', '13 14 15 16 17 18 19 20 21 22 23 24'],
  ['dozen_3', '25 26 27 28 29 30 31 32 33 34 35 36'],
  ['column_1', '1 4 7 10 13 16 19 22 25 28 31 34'],
  ['column_2', '2 5 8 11 14 17 20 23 26 29 32 35'],
  ['column_3', '3 6 9 12 15 18 21 24 27 30 33 36'],
])('R1.1 %s covers %s', (bet, pockets) => expect([...(LAYOUT.get(bet) ?? [])].join(' ')).toBe(pockets))

it('R1.1 the sections of the racetrack cover the wheel once, and lie on bets of the layout', () => {
  const bets = Object.values(SECTIONS).flatMap((section) => Object.keys(section))
  expect(bets.every((bet) => LAYOUT.has(bet))).toBe(true)
  const covered = bets.flatMap((bet) => [...(LAYOUT.get(bet) ?? [])])
  expect(new Set(covered).size).toBe(37)
  expect(
    Object.values(SECTIONS).map((section) => Object.values(section).reduce((sum, chips) => sum + chips, 0)),
  ).toEqual([9, 6, 5])
})
