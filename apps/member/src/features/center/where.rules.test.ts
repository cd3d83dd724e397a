import { expect, it } from 'vitest'
import { describeBrowser, describePlace } from './where.rules.ts'

it.each([
  [
    { browser: 'Chrome', system: 'Windows', address: '203.0.113.*', place: '上海' },
    'Chrome · Windows',
    '上海 · 203.0.113.*',
  ],
  [{ browser: '', system: 'Android', address: '203.0.113.*', place: '' }, 'Android', '203.0.113.*'],
  [{ browser: '', system: '', address: '', place: '' }, '?', ''],
])('R4.1 %o', (where, browser, place) => {
  expect([describeBrowser(where, '?'), describePlace(where)]).toEqual([browser, place])
})
