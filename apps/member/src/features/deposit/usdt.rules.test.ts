import { expect, it } from 'vitest'
import { findRest } from './usdt.rules.ts'

it.each([
  ['97.76', '0.00', '97.76'],
  ['97.76', '90.00', '7.76'],
  ['97.76', '0.000001', '97.759999'],
  ['97.76', '97.76', ''],
])('R1.3 of an order of %s USDT, %s of which has come, %s is still to be sent', (usdt, received, rest) =>
  expect(findRest({ usdt, received })).toBe(rest),
)
