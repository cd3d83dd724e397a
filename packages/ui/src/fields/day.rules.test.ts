import { expect, it } from 'vitest'
import { fitDay, isWithin, listWeeks, moveByKey, moveMonth } from './day.rules.ts'

it.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowRight', '2026-03-02'],
  ['ArrowUp', '2026-02-22'],
  ['ArrowDown', '2026-03-08'],
  ['Home', '2026-02-23'],
  ['End', '2026-03-01'],
  ['PageUp', '2026-02-01'],
  ['PageDown', '2026-04-01'],
  ['Enter', undefined],
])('R9.8 %s leads from Sunday, the first of March, to %s', (key, day) =>
  expect(moveByKey('2026-03-01', key, false)).toBe(day),
)

it.each([
  ['PageUp', '2025-03-01'],
  ['PageDown', '2027-03-01'],
  ['ArrowLeft', undefined],
])('R9.8 with Shift %s leads to %s', (key, day) => expect(moveByKey('2026-03-01', key, true)).toBe(day))

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-01-15', -1, '2025-12-15'],
])('R9.8 %s and %s months is %s', (day, months, moved) => expect(moveMonth(day, months)).toBe(moved))

it.each([
  ['2026-11-21', '2026-10-26', '2026-12-06', 6],
  ['2026-02-10', '2026-01-26', '2026-03-01', 5],
  ['2027-02-10', '2027-02-01', '2027-02-28', 4],
])('R9.8 the weeks of %s run from Monday %s to Sunday %s', (day, first, last, count) => {
  const weeks = listWeeks(day)
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count])
})

it.each([
  ['2026-11-20', false, '2026-11-21'],
  ['2026-11-21', true, '2026-11-21'],
  ['2026-11-23', true, '2026-11-23'],
  ['2026-11-24', false, '2026-11-23'],
])('R9.8 %s is between the 21st and the 23rd: %s', (day, within, fitted) =>
  expect([isWithin(day, '2026-11-21', '2026-11-23'), fitDay(day, '2026-11-21', '2026-11-23')]).toEqual([
    within,
    fitted,
  ]),
)
