import { expect, it } from 'vitest'
import { computeChange } from './compare.rules.ts'

it.each<[now: string | number, before: string | number, change: number | undefined]>([
  [3, 2, 50],
  ['150.00', '200.00', -25],
  ['0.00', '8.00', -100],
  ['5.00', '-10.00', 150],
  [4, 4, 0],
  [4, 0, undefined],
  ['4.00', '0.00', undefined],
])('R6.6 %s after %s is a change of %s per cent', (now, before, change) => {
  expect(computeChange(now, before)).toBe(change)
})
