import { expect, it } from 'vitest'
import { beginRates, describeRates, isFit, readRates } from './rates.rules.ts'

const rate = { game_type: 1, game_type_text: 'x', rate: '0.00', min_rate: '1.00', max_rate: '6.00' }
it.each([
  ['1', true],
  ['6.00', true],
  ['6.01', false],
  ['0.99', false],
  ['x', false],
])('R6.4 %s fits: %s', (typed, fits) => expect(isFit(rate, typed)).toBe(fits))

it('R6.4 a form begins at the lowest where there are none, and is sent as typed', () => {
  expect(beginRates([rate, { ...rate, game_type: 2, rate: '3.00' }])).toEqual({ 1: '1.00', 2: '3.00' })
  expect(readRates([rate], { 1: '2' })).toEqual([{ game_type: 1, rate: '2' }])
})

it.each([
  [[], ''],
  [['6.00', '6.00'], '6.00‰'],
  [['3.50', '10.00', '2.00'], '2.00‰ – 10.00‰'],
])('R6.4 rates of %j are told as %s', (rates, told) =>
  expect(describeRates(rates.map((rate) => ({ rate })))).toBe(told),
)
