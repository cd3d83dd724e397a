import { expect, it } from 'vitest'
import { computeSpans } from './overview.rules.ts'

it.each([
  [
    'in the morning',
    '2026-01-15T02:30:00Z',
    'Asia/Shanghai',
    '2026-01-14T16:00Z',
    '2026-01-13T16:00Z',
    '2026-01-14T02:30Z',
  ],
  [
    'at midnight',
    '2026-01-14T16:00:00Z',
    'Asia/Shanghai',
    '2026-01-14T16:00Z',
    '2026-01-13T16:00Z',
    '2026-01-13T16:00Z',
  ],
  ['in UTC', '2026-03-01T12:00:00Z', 'UTC', '2026-03-01T00:00Z', '2026-02-28T00:00Z', '2026-02-28T12:00Z'],
  [
    'after a day of 23 hours',
    '2026-03-30T10:00:00Z',
    'Europe/Malta',
    '2026-03-29T22:00Z',
    '2026-03-28T23:00Z',
    '2026-03-29T11:00Z',
  ],
])('R6.6 a day and as much of the day before, %s', (_, now, zone, from, earlier, until) => {
  expect(computeSpans(new Date(now), zone)).toEqual({
    today: { from: new Date(from), before: new Date(now) },
    yesterday: { from: new Date(earlier), before: new Date(until) },
  })
})
