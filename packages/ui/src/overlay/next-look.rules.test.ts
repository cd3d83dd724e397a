import { expect, it } from 'vitest'
import { computeNextLook } from './next-look.rules.ts'

it.each([
  [0, 5_000, undefined],
  [60, 0, 3_600_000],
  [60, 3_599_000, 1_000],
  [60, 3_600_000, 3_600_000],
  [1, 150_000, 30_000],
])('R6.3 with a look every %i minutes, %i ms played: the next in %s ms', (minutes, played, next) =>
  expect(computeNextLook(minutes, played)).toBe(next),
)
