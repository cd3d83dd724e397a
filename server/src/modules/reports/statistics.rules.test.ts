import { describe, expect, it } from 'vitest'
import { computeStatistics } from './statistics.rules.ts'

const some = {
  withdrawal: { seconds: 86.4, n: 12 },
  channels: 2,
  taken: { matches: 0, sports: 0 },
  offered: [{ game_type: 4, n: 7 }],
  draws: 0,
}
const all = {
  withdrawal_median_seconds: 86,
  payment_channels: 2,
  live_matches_30d: null,
  sports: null,
  games: 7,
  draws_24h: null,
}
const none = { hidden: [], from: {} }

describe('R1.11 the measured marketing figures', () => {
  it.each([
    ['measured', some, none, all],
    [
      'nothing paid yet',
      { ...some, withdrawal: { seconds: null, n: 0 } },
      none,
      { ...all, withdrawal_median_seconds: null },
    ],
    [
      'one hidden by the operator',
      some,
      { hidden: ['payment_channels'], from: {} },
      { ...all, payment_channels: null },
    ],
    ['draws', { ...some, draws: 1440 }, none, { ...all, draws_24h: 1440 }],
    [
      'matches of suppliers',
      { ...some, taken: { matches: 8100, sports: 49 } },
      none,
      { ...all, live_matches_30d: 8100, sports: 49 },
    ],
    [
      'one that is too small for the operator',
      some,
      { hidden: [], from: { games: 8, payment_channels: 2 } },
      { ...all, games: null },
    ],
    [
      'a speed of enough payments, however quick they were',
      some,
      { hidden: [], from: { withdrawal_median_seconds: 12 } },
      all,
    ],
    [
      'a speed of one payment too few',
      some,
      { hidden: [], from: { withdrawal_median_seconds: 13 } },
      { ...all, withdrawal_median_seconds: null },
    ],
  ])('%s', (_case, measured, terms, expected) => {
    expect(computeStatistics(measured, terms)).toEqual(expected)
  })
})
