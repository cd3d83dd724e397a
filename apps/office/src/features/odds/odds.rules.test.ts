import { describe, expect, it } from 'vitest'
import { computeOutlook, formatPercent, readTypedOdds } from './odds.rules.ts'

describe('R6.6 odds as staff type them', () => {
  it.each([
    ['1.9', '1.900'],
    ['1.', '1.000'],
    ['9', '9.000'],
    [' 98.5 ', '98.500'],
    ['1.9705', undefined],
    ['1,97', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('%j is %s', (typed, odds) => expect(readTypedOdds(typed)).toBe(odds))

  it.each([
    ['98.5000', '98.50%'],
    ['98.4700', '98.47%'],
    ['98.2800', '98.28%'],
    ['94.1250', '94.125%'],
    ['0.0001', '0.0001%'],
    ['90.0000', '90.00%'],
  ])('%s is shown as %s', (per_cent, shown) => expect(formatPercent(per_cent)).toBe(shown))

  it.each([
    ['sum', '1.970', { back: '98.50%', margin: '1.50%', within_band: true }],
    ['dragon_tiger', '1.966', { back: '98.47%', margin: '1.53%', within_band: true }],
    ['sum', '1.981', { back: '99.05%', margin: '0.95%', within_band: false }],
    ['sum', '2.001', undefined],
    ['moon', '1.900', undefined],
  ])('%s at %s', (bet_type, odds, outlook) => expect(computeOutlook('jzssc', bet_type, odds)).toEqual(outlook))
})
