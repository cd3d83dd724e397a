import { expect, it } from 'vitest'
import { nameDay, nameMonth, parseDay, writeDay, writeShape } from './day-text.rules.ts'

it.each([
  ['sv-SE', '2026-11-21'],
  ['zh-HK', '21/11/2026'],
  ['en-US', '11/21/2026'],
  ['th-TH', '21/11/2026'],
  ['vi-VN', '21/11/2026'],
])('R9.8 a day in %s is written %s and read back', (locale, written) => {
  expect(writeDay(locale, '2026-11-21')).toBe(written)
  expect(parseDay(locale, written)).toBe('2026-11-21')
})

it.each([
  ['other marks between', '21.11.2026', '2026-11-21'],
  ['without leading noughts', '1-2-2026', '2026-02-01'],
  ['eight figures in a row', '21112026', '2026-11-21'],
  ['eight figures in the order of another language', '20261121', undefined],
  ['the order of another language', '2026/11/21', undefined],
  ['a day that does not exist', '31/02/2026', undefined],
  ['a short year', '21/11/26', undefined],
  ['too little', '21/11', undefined],
  ['too much', '21/11/2026 10', undefined],
  ['nothing', '', undefined],
] as const)('R9.8 typed in Vietnamese, %s: %s', (_, typed, day) => expect(parseDay('vi-VN', typed)).toBe(day))

it('R9.8 no day is written as nothing', () => expect(writeDay('vi-VN', '')).toBe(''))

it('R9.8 where a day is missing its shape is shown', () =>
  expect(['sv-SE', 'en-US'].map(writeShape)).toEqual(['____-__-__', '__/__/____']))

it.each([
  ['zh-CN', '2026年11月', '2026年11月21日星期六'],
  ['th-TH', 'พฤศจิกายน 2026', 'วันเสาร์ที่ 21 พฤศจิกายน ค.ศ. 2026'],
  ['vi-VN', 'tháng 11 năm 2026', 'Thứ Bảy, 21 tháng 11, 2026'],
])('R9.8 in %s a month is %s and a day %s', (locale, month, day) =>
  expect([nameMonth(locale, '2026-11-21'), nameDay(locale, '2026-11-21')]).toEqual([month, day]),
)
