import { expect, it } from 'vitest'
import { findFirstDay } from './span.rules.ts'

it.each([
  ['today', '2026-03-01'],
  ['week', '2026-02-23'],
  ['month', '2026-01-31'],
  ['year', '2025-03-02'],
] as const)('R1.9 a report of %s begins on %s', (span, first) => expect(findFirstDay(span, '2026-03-01')).toBe(first))
