import { LAYOUT } from '@moongate/tables'
import { expect, it } from 'vitest'
import { findNext, LONG, PLACES, WIDE } from './places.rules.ts'

const find = (bet: string) => PLACES.find((place) => place.bet === bet)!

it('R1.1 every bet of the layout lies somewhere on it, no two on one place', () => {
  expect(PLACES).toHaveLength(LAYOUT.size)
  expect(new Set(PLACES.map(({ x, y }) => `${x} ${y}`)).size).toBe(LAYOUT.size)
  expect(PLACES.every(({ x, y }) => x > 0 && x < LONG && y > 0 && y < WIDE)).toBe(true)
})

it.each([
  ['1', 3, 5],
  ['3', 3, 1],
  ['36', 25, 1],
  ['17-18', 13, 2],
  ['14-17', 12, 3],
  ['16-17-18', 13, 6],
  ['13-14-15-16-17-18', 12, 6],
  ['13-14-16-17', 12, 4],
  ['0-2', 2, 3],
  ['0-1-2', 2, 4],
  ['0-2-3', 2, 2],
  ['0-1-2-3', 2, 6],
])('R1.1 %s lies at %d, %d', (bet, x, y) => expect(find(bet)).toMatchObject({ x, y }))

it.each([
  ['17', { along: 1, across: 0 }, '17-20'],
  ['17-20', { along: 1, across: 0 }, '20'],
  ['17', { along: 0, across: -1 }, '17-18'],
  ['18', { along: 0, across: -1 }, '18'],
  ['16', { along: 0, across: 1 }, '16-17-18'],
  ['0', { along: -1, across: 0 }, '0'],
  ['dozen_2', { along: 0, across: 1 }, 'red'],
])('R1.1 an arrow from %s, %j, leads to %s', (bet, arrow, next) => expect(findNext(bet, arrow)).toBe(next))
