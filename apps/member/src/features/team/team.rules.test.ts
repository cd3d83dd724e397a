import { expect, it } from 'vitest'
import { beginTyped, boundBelow, isRateFit, readTyped } from './team.rules.ts'

const bound = { game_type: 3, min_rate: '1.00', max_rate: '3.50' }
it.each([
  ['1', true],
  ['3.50', true],
  ['3.51', false],
  ['0.99', false],
  ['2.123', false],
  ['', false],
  ['2,5', false],
])('R3.20 a rate typed as %s may be sent: %s', (typed, fits) => expect(isRateFit(bound, typed)).toBe(fits))

it('R3.20 nothing is sent while a rate is missing', () => {
  expect(readTyped([bound], {})).toBeUndefined()
  expect(readTyped([bound], { 3: '2' })).toEqual([{ game_type: 3, rate: '2' }])
})

it('R3.20 own rates bound those below, and a form begins at what somebody has', () => {
  const own = [{ game_type: 3, game_type_text: '', rate: '3.50', min_rate: '1.00', max_rate: '6.00' }]
  expect(boundBelow(own)).toEqual([bound])
  expect(beginTyped([bound], [])).toEqual({ 3: '1.00' })
  expect(beginTyped([bound], [{ game_type: 3, rate: '2.20' }])).toEqual({ 3: '2.20' })
})
