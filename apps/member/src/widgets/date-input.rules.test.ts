import { expect, it } from 'vitest'
import { parseDay, writeDay, writesOtherwise } from './date-input.rules.ts'

it.each([
  ['zh-CN', '2026/11/21'],
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
  ['the order of another language', '2026/11/21', undefined],
  ['a day that does not exist', '31/02/2026', undefined],
  ['a short year', '21/11/26', undefined],
  ['too little', '21/11', undefined],
  ['too much', '21/11/2026 10', undefined],
  ['nothing', '', undefined],
] as const)('R9.8 typed in Vietnamese, %s: %s', (_, typed, day) => expect(parseDay('vi-VN', typed)).toBe(day))

it.each([
  ['zh-CN', 'zh-CN', false],
  ['vi', 'vi-VN', false],
  ['zh-CN', 'vi-VN', true],
  ['en-GB', 'en-US', true],
  ['th', 'vi-VN', true],
] as const)('R9.8 a browser in %s beside a site in %s', (browser, site, otherwise) =>
  expect(writesOtherwise(browser, site)).toBe(otherwise),
)

it('R9.8 no day is written as nothing', () => expect(writeDay('vi-VN', '')).toBe(''))
