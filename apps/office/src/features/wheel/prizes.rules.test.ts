import { describe, expect, it } from 'vitest'
import { computeCost, findGap, formatPercent, listRows, readPercent, readRows, type Row } from './prizes.rules.ts'

const row = (part: Partial<Row>): Row => ({
  names: { zh_cn: '现金' },
  type: 'cash',
  pic: 'coin',
  money: '1.88',
  odds: '50',
  stock: '',
  ...part,
})

describe('R6.6 prizes as they are typed', () => {
  it.each([
    ['25', 250_000],
    ['0.001', 10],
    ['0.0001', 1],
    ['100', 1_000_000],
    ['0.00001', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('odds of %j per cent are %s millionths', (typed, odds) => expect(readPercent(typed)).toBe(odds))

  it.each([
    [250_000, '25'],
    [10, '0.001'],
    [-5000, '-0.5'],
  ])('%s millionths are shown as %s', (odds, shown) => expect(formatPercent(odds)).toBe(shown))

  it('are read whole or not at all', () => {
    expect(readRows([row({ stock: '3' }), row({})])).toMatchObject([
      { odds: 500_000, stock: 3, money: '1.88' },
      { stock: null },
    ])
    for (const part of [{ money: 'x' }, { odds: 'x' }, { stock: '1.5' }, { names: {} }])
      expect(readRows([row({}), row(part)])).toBeUndefined()
  })

  it('tell how far their odds are from a whole', () => {
    expect(findGap([row({}), row({})])).toBe('0')
    expect(findGap([row({}), row({ odds: '49.5' })])).toBe('0.5')
    expect(findGap([row({}), row({ odds: '50.001' })])).toBe('-0.001')
  })

  it('tell what a thousand spins cost', () =>
    expect(
      computeCost([
        { odds: 500_000, money: '1.88' },
        { odds: 10, money: '6999.00' },
      ]),
    ).toBe('1009.99'))

  it('begin with twelve blank places', () => expect(listRows([])).toHaveLength(12))
})
