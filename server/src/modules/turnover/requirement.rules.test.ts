import { describe, expect, it } from 'vitest'
import { consumeRequirements } from './requirement.rules.ts'

const a = { id: 1n, amount: 100n, consumed: 0n }
const b = { id: 2n, amount: 50n, consumed: 20n }

describe('R3.1 turnover is consumed oldest first', () => {
  it.each([
    ['nothing bet', [a, b], 0n, []],
    ['part of the oldest', [a, b], 40n, [[1n, 40n]]],
    ['exactly the oldest', [a, b], 100n, [[1n, 100n]]],
    [
      'into the next',
      [a, b],
      110n,
      [
        [1n, 100n],
        [2n, 30n],
      ],
    ],
    [
      'more than all: never below nothing',
      [a, b],
      9999n,
      [
        [1n, 100n],
        [2n, 50n],
      ],
    ],
    ['no requirement', [], 10n, []],
  ] as const)('%s', (_case, open, effective, touched) => {
    expect(consumeRequirements(open, effective).map((t) => [t.id, t.consumed])).toEqual(touched)
  })
})
