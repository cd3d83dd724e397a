import { describe, expect, it } from 'vitest'
import { findProgress } from './level.rules.ts'

const STEPS = ['100.00', '300.00', '1000.00']

describe('R2.7 the way to the next level', () => {
  it.each([
    ['nothing bet', '0.00', 0],
    ['half of the first', '50.00', 0.5],
    ['a level just reached', '100.00', 0],
    ['between two', '150.00', 0.25],
    ['a cent short', '999.99', 0.999],
    ['the top', '1000.00', 1],
    ['far above', '99999.00', 1],
  ])('%s', (_, bet, progress) => expect(findProgress(STEPS, bet)).toBe(progress))

  it('without any level is the top', () => expect(findProgress([], '5.00')).toBe(1))
})
