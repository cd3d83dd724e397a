import { expect, it } from 'vitest'
import { formatMs } from './figures.rules.ts'

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [20_040, '20.0 s'],
])('R9.2 a call that took %i ms is shown as %s', (ms, shown) => expect(formatMs(ms)).toBe(shown))
