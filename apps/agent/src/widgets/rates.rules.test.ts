import { describe, expect, it } from 'vitest'
import { boundBelow, collectRates, findRateFault } from './rates.rules.ts'

const bound = { game_type: 3, min_rate: '1.00', max_rate: '3.50' }

describe('R3.20 rates below an agent', () => {
  it.each([
    ['2', undefined],
    ['1.00', undefined],
    ['3.5', undefined],
    ['0.99', 'low'],
    ['3.51', 'high'],
    ['10', 'high'],
    ['', 'shape'],
    ['2,5', 'shape'],
    ['2.555', 'shape'],
    ['-1', 'shape'],
  ] as const)('%s', (rate, fault) => expect(findRateFault(rate, bound)).toBe(fault))

  it('are sent when each of them fits', () => {
    expect(collectRates({ 3: '2.00' }, [bound])).toEqual([{ game_type: 3, rate: '2.00' }])
    expect(collectRates({ 3: '4.00' }, [bound])).toBeUndefined()
    expect(collectRates({}, [bound])).toBeUndefined()
  })
  it('are not sent before it is known which there are: without rates somebody is a player', () =>
    expect(collectRates({ 3: '2.00' }, [])).toBeUndefined())
  it('go up to the own ones', () =>
    expect(boundBelow([{ game_type: 1, rate: '6.00' }])).toEqual([
      { game_type: 1, rate: '6.00', min_rate: '0.00', max_rate: '6.00' },
    ]))
})
