import { describe, expect, it } from 'vitest'
import { computeStatistics } from './statistics.rules.ts'

const some = { withdrawal: { seconds: 86.4, n: 12 }, channels: 2, offered: [{ game_type: 4, n: 7 }] }

describe('R1.11 the measured marketing figures', () => {
  it.each([
    [
      'measured',
      some,
      [],
      { withdrawal_median_seconds: 86, payment_channels: 2, live_matches_30d: null, sports: null, games: 7 },
    ],
    [
      'nothing paid yet',
      { ...some, withdrawal: { seconds: null, n: 0 } },
      [],
      { withdrawal_median_seconds: null, payment_channels: 2, live_matches_30d: null, sports: null, games: 7 },
    ],
    [
      'one hidden by the operator',
      some,
      ['payment_channels'],
      { withdrawal_median_seconds: 86, payment_channels: null, live_matches_30d: null, sports: null, games: 7 },
    ],
    [
      'a sports supplier',
      { ...some, offered: [{ game_type: 5, n: 30 }] },
      [],
      { withdrawal_median_seconds: 86, payment_channels: 2, live_matches_30d: null, sports: 30, games: 30 },
    ],
  ])('%s', (_case, measured, hidden, expected) => {
    expect(computeStatistics(measured, hidden)).toEqual(expected)
  })
})
