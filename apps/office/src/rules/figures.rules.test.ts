import { expect, it } from 'vitest'
import { formatMs, isWhole } from './figures.rules.ts'

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [20_040, '20.0 s'],
])('R9.2 a call that took %i ms is shown as %s', (ms, shown) => expect(formatMs(ms)).toBe(shown))

it.each([
  ['1', true],
  ['100', true],
  ['101', false],
  ['0', false],
  ['1.5', false],
  ['', false],
])('%j is a count of up to 100: %s', (typed, is_one) => expect(isWhole(typed, 100)).toBe(is_one))
