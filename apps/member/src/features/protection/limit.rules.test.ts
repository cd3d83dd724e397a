import { describe, expect, it } from 'vitest'
import { computeShare, isLimitTyped } from './limit.rules.ts'

describe('R6.3 limits as members type and read them', () => {
  it.each([
    ['0', true],
    ['100', true],
    ['0.50', true],
    ['', false],
    ['1.005', false],
    ['-1', false],
    ['1e3', false],
  ])('%j is a limit: %s', (typed, fits) => expect(isLimitTyped(typed)).toBe(fits))

  it.each([
    ['0.00', '100.00', 0],
    ['50.00', '100.00', 50],
    ['150.00', '100.00', 100],
    ['0.00', '0.00', 100],
  ])('%s of %s is %i per cent', (used, amount, share) => expect(computeShare(used, amount)).toBe(share))
})
