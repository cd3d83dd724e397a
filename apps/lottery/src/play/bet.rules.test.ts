import { describe, expect, it } from 'vitest'
import { computeNet, readOutcome } from './bet.rules.ts'

describe('tickets', () => {
  it.each([
    ['X', false, '0.00', 'waiting'],
    ['COMPLETE', true, '19.85', 'won'],
    ['COMPLETE', false, '0.00', 'lost'],
    ['COMPLETE', false, '10.00', 'refunded'],
    ['N', false, '10.00', 'void'],
    ['CANCEL', false, '10.00', 'void'],
  ] as const)('R1.1 status %s won %s payout %s is %s', (status, won, payout, outcome) =>
    expect(readOutcome({ status, won, payout })).toBe(outcome),
  )

  it.each([
    ['19.85', '10.00', '9.85'],
    ['0.00', '10.00', '-10.00'],
    ['10.00', '10.00', '0.00'],
  ])('payout %s of stake %s nets %s', (payout, stake, net) => {
    expect(computeNet({ payout, stake })).toBe(net)
  })
})
