import { expect, it } from 'vitest'
import { computeSpace } from './alarm.rules.ts'

it.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 240],
  [5, 480],
  [6, 480],
  [100_000, 480],
])('R1.3 an alarm that was raised %d times is silent for %d seconds', (times, seconds) => {
  expect(computeSpace(times)).toBe(seconds * 1_000)
})
