import { expect, it } from 'vitest'
import { isOpenLink } from './open-link.rules.ts'

it.each([
  ['https://example.com/x', true],
  ['http://example.com', true],
  ['mailto:help@example.com', true],
  ['javascript:alert(1)', false],
  ['//example.com', false],
  ['', false],
  ['#/', false],
  ['#/Index', true],
  ['#/Game?api=JZ', true],
  ['#/Guide/2', true],
  ['#/Member/Deposit', true],
  ['#/Member', false],
  ['#/NormalDeposit', true],
  ['#/Indexes', false],
  ['#/Wheel', true],
  ['#/Welcome', false],
  ['#/login', false],
  ['#/LoginToSupplier?api_code=JZ', false],
  ['#/Notice', false],
])('a link of the operator to %s is shown: %s', (link, shown) => expect(isOpenLink(link)).toBe(shown))
