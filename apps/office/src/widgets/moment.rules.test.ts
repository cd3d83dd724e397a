import { expect, it } from 'vitest'
import { changeDay, parseMoment, writeMoment, writeSiteClock, writeSiteDay } from './moment.rules.ts'

it.each([
  ['2026-01-15 09:30', '2026-01-15 09:30:00'],
  ['2026-01-15 9:30', '2026-01-15 09:30:00'],
  ['2026/1/5, 23.59', '2026-01-05 23:59:00'],
  ['2026-01-15 0930', '2026-01-15 09:30:00'],
  ['2026-01-15 09:30:00', '2026-01-15 09:30:00'],
  ['20260115', '2026-01-15 00:00:00'],
  ['2026-01-15', '2026-01-15 00:00:00'],
  [' ', ''],
  ['2026-02-30 09:30', undefined],
  ['2026-01-15 24:00', undefined],
  ['2026-01-15 12:60', undefined],
  ['2026-01-15 morning', undefined],
  ['15.1.2026 09:30', undefined],
])('R9.8 a moment typed as %j is read as %j', (typed, wire) => expect(parseMoment(typed)).toBe(wire))

it('R9.8 a moment is written without its seconds, and keeps its time when its day changes', () => {
  expect([writeMoment('2026-01-15 09:30:00'), writeMoment('')]).toEqual(['2026-01-15 09:30', ''])
  expect(changeDay('2026-01-15 09:30:00', '2026-02-01')).toBe('2026-02-01 09:30:00')
  expect(changeDay('', '2026-02-01')).toBe('2026-02-01 00:00:00')
})

it.each([
  ['Asia/Shanghai', '2026-01-16 00:30:00'],
  ['America/New_York', '2026-01-15 11:30:00'],
])('R9.8 a moment is shown on the clock of the site in %s, wherever the browser is', (zone, shown) => {
  const at_ms = Date.UTC(2026, 0, 15, 16, 30)
  expect(`${writeSiteDay(at_ms, zone)} ${writeSiteClock(at_ms, zone)}`).toBe(shown)
})
