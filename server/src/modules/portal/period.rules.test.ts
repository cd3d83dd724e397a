import { describe, expect, it } from 'vitest'
import { comparePeriods, type Period } from './period.rules.ts'

const cases: [period: Period, today: string, now: string, before: string][] = [
  ['day', '2026-03-01', '2026-03-01 2026-03-01', '2026-02-28 2026-02-28'],
  ['week', '2026-01-15', '2026-01-12 2026-01-15', '2026-01-05 2026-01-08'],
  ['week', '2026-01-12', '2026-01-12 2026-01-12', '2026-01-05 2026-01-05'],
  ['week', '2026-01-18', '2026-01-12 2026-01-18', '2026-01-05 2026-01-11'],
  ['week', '2026-01-01', '2025-12-29 2026-01-01', '2025-12-22 2025-12-25'],
  ['month', '2026-01-15', '2026-01-01 2026-01-15', '2025-12-01 2025-12-15'],
  ['month', '2026-03-28', '2026-03-01 2026-03-28', '2026-02-01 2026-02-28'],
  ['month', '2026-03-29', '2026-03-01 2026-03-29', '2026-02-01 2026-02-28'],
  ['month', '2026-03-31', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28'],
  ['month', '2024-03-29', '2024-03-01 2024-03-29', '2024-02-01 2024-02-29'],
  ['month', '2026-05-31', '2026-05-01 2026-05-31', '2026-04-01 2026-04-30'],
]

describe('a period and the one before', () => {
  it.each(cases)('R2.35 %s of %s', (period, today, now, before) => {
    const found = comparePeriods(period, today)
    expect([found.now, found.before].map(({ from_on, to_on }) => `${from_on} ${to_on}`)).toEqual([now, before])
  })
})
