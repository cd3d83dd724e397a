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

it('R1.1 the sections of the racetrack cover the wheel once, and lie on bets of the layout', () => {
  const bets = Object.values(SECTIONS).flatMap((section) => Object.keys(section))
  expect(bets.every((bet) => LAYOUT.has(bet))).toBe(true)
  const covered = bets.flatMap((bet) => [...(LAYOUT.get(bet) ?? [])])
  expect(new Set(covered).size).toBe(37)
  expect(
    Object.values(SECTIONS).map((section) => Object.values(section).reduce((sum, chips) => sum + chips, 0)),
  ).toEqual([9, 6, 5])
})
