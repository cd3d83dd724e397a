import { describe, expect, it } from 'vitest'
import { findSpan, moveDay } from './days.rules.ts'

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
  it('a day moves over the end of a year', () => expect(moveDay('2025-12-31', 1)).toBe('2026-01-01'))
})
