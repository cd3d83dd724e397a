import { expect, it } from 'vitest'
import { parseTime } from './time.rules.ts'

it.each([
  ['as it is written', '09:30', '09:30'],
  ['without leading noughts', '9:5', '09:05'],
  ['with another mark between', '23.59', '23:59'],
  ['with none', '0930', '09:30'],
  ['midnight', '0:00', '00:00'],
  ['an hour too late', '24:00', undefined],
  ['a minute too late', '12:60', undefined],
  ['with seconds', '12:30:10', undefined],
  ['an hour alone', '12', undefined],
  ['three figures', '930', undefined],
  ['too many figures', '009:30', undefined],
  ['nothing', '', undefined],
] as const)('R9.8 a time, %s: %s', (_, typed, time) => expect(parseTime(typed)).toBe(time))
