import { describe, expect, it } from 'vitest'
import { chooseFrom, chooseTo, findQuick, findSpan, moveDay } from './days.rules.ts'

describe('R2.35 the days of a quick choice', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01 2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28 2026-02-28'],
    ['week', '2026-03-01', '2026-02-23 2026-03-01'],
    ['week', '2026-03-02', '2026-03-02 2026-03-02'],
    ['month', '2026-03-31', '2026-03-01 2026-03-31'],
    ['last_month', '2026-03-31', '2026-02-01 2026-02-28'],
    ['last_month', '2026-01-01', '2025-12-01 2025-12-31'],
  ] as const)('%s on %s', (quick, today, span) => expect(findSpan(quick, today).join(' ')).toBe(span))
  it.each([
    ['2026-06-01 2026-06-01', 'week', 'week'],
    ['2026-06-01 2026-06-01', 'month', 'month'],
    ['2026-06-01 2026-06-01', 'yesterday', 'today'],
    ['2026-05-31 2026-05-31', 'today', 'yesterday'],
    ['2026-05-30 2026-06-01', 'today', undefined],
  ] as const)('%s is, on a Monday that is a first, after %s: %s', (days, pressed, quick) => {
    const [from = '', to = ''] = days.split(' ')
    expect(findQuick([from, to], '2026-06-01', pressed)).toBe(quick)
  })
  it('a day moves over the end of a year', () => expect(moveDay('2025-12-31', 1)).toBe('2026-01-01'))
})

describe('R2.35 R5.9 a day that is chosen stays, and the other follows it', () => {
  it.each([
    ['from', chooseFrom, '2026-03-09', '2026-03-09 2026-03-20'],
    ['from, as far off as may be', chooseFrom, '2026-02-18', '2026-02-18 2026-03-20'],
    ['from, a day further off', chooseFrom, '2026-02-17', '2026-02-17 2026-03-19'],
    ['from, behind the last', chooseFrom, '2026-03-21', '2026-03-21 2026-03-21'],
    ['to', chooseTo, '2026-03-25', '2026-03-10 2026-03-25'],
    ['to, as far off as may be', chooseTo, '2026-04-09', '2026-03-10 2026-04-09'],
    ['to, a day further off', chooseTo, '2026-04-10', '2026-03-11 2026-04-10'],
    ['to, before the first', chooseTo, '2026-03-09', '2026-03-09 2026-03-09'],
  ] as const)('%s', (_which, choose, day, span) =>
    expect(choose(['2026-03-10', '2026-03-20'], day, 31).join(' ')).toBe(span),
  )
})
