import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareMoney,
  divideRounded,
  formatMoney,
  fromWire,
  applyRate,
  split,
  toDecimal,
  toWire,
  type Rounding,
} from './index.ts'

const minor = fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n })
const signed = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })

describe('wire', () => {
  it.each<[bigint, string]>([
    [0n, '0.00'],
    [1n, '0.01'],
    [10n, '0.10'],
    [123450n, '1234.50'],
    [-5n, '-0.05'],
    [-123456n, '-1234.56'],
  ])('writes %s as %s', (amount, text) => expect(toWire(amount)).toBe(text))

  it.each([
    [0, '0.00'],
    [-5, '-0.05'],
    [12_345, '123.45'],
  ])('writes the number %s as %s', (minor, text) => expect(toDecimal(minor)).toBe(text))

  it('writes no number that is not whole', () => expect(() => toDecimal(0.5)).toThrow(RangeError))

  it.each<[string | number, bigint]>([
    ['0', 0n],
    ['0.5', 50n],
    ['1234.50', 123450n],
    ['999999999999999.99', 99_999_999_999_999_999n],
    [0, 0n],
    [0.01, 1n],
    [1234.5, 123450n],
    [8.1, 810n],
    [90071992547409, 9007199254740900n],
  ])('reads %s', (value, amount) => expect(fromWire(value)).toBe(amount))

  it.each<string | number>([
    '',
    ' ',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '-0',
    '1.',
    '.5',
    '1.234',
    '1e3',
    '0x10',
    '1,000',
    '01',
    '１',
    'NaN',
    'Infinity',
    '1\n',
    '1000000000000000',
    -1,
    -0.01,
    0.001,
    0.1 + 0.2,
    1e21,
    1e-7,
    NaN,
    Infinity,
    -Infinity,
    9007199254740991,
  ])('refuses %j', (value) => expect(fromWire(value)).toBeUndefined())

  it('reads back what it wrote', () => {
    fc.assert(fc.property(minor, (amount) => fromWire(toWire(amount)) === amount))
  })
})

describe('R9.8 as people read it', () => {
  it.each<[string, boolean, string]>([
    ['88640.50', false, '88,640.50'],
    ['1234.50', false, '1,234.50'],
    ['5', false, '5.00'],
    ['5.1', true, '+5.10'],
    ['-1234.5', true, '-1,234.50'],
    ['0.00', true, '0.00'],
    ['-0.00', false, '0.00'],
    ['90071992547409.93', false, '90,071,992,547,409.93'],
  ])('writes %s (sign %s) as %s', (wire, with_sign, text) =>
    expect(formatMoney(wire, { symbol: '', with_sign })).toBe(text),
  )

  it.each([
    ['1234.50', '¥1,234.50'],
    ['-1234567.05', '-¥1,234,567.05'],
    ['0.00', '¥0.00'],
    ['90071992547409931.99', '¥90,071,992,547,409,931.99'],
  ])('writes %s with its currency as %s', (wire, text) => expect(formatMoney(wire, { symbol: '¥' })).toBe(text))

  it('writes a gain with sign and currency', () =>
    expect(formatMoney('19.85', { symbol: '¥', with_sign: true })).toBe('+¥19.85'))

  it.each([
    ['0.30', '0.3', 0],
    ['-1.00', '0.99', -1],
    ['90071992547409.93', '90071992547409.92', 1],
  ])('compares %s with %s without floats', (a, b, order) => expect(compareMoney(a, b)).toBe(order))
})

describe('rates', () => {
  it.each<[bigint, number, Rounding, bigint]>([
    [10_000n, 20_000, 'half-even', 200n],
    [25n, 20_000, 'half-even', 0n],
    [75n, 20_000, 'half-even', 2n],
    [125n, 20_000, 'half-even', 2n],
    [76n, 20_000, 'half-even', 2n],
    [99n, 20_000, 'floor', 1n],
    [100n, 1_000_000, 'half-even', 100n],
    [-25n, 20_000, 'half-even', 0n],
    [-75n, 20_000, 'half-even', -2n],
    [-1n, 1, 'floor', -1n],
    [-50n, 20_000, 'floor', -1n],
    [0n, 5, 'floor', 0n],
  ])('%s × %s ppm %s = %s', (amount, rate, rounding, out) => expect(applyRate(amount, rate, rounding)).toBe(out))

  it('half even misses the exact value by at most half a unit and is symmetric', () => {
    fc.assert(
      fc.property(signed, fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
        const near = divideRounded(n, d, 'half-even')
        const miss = (n - near * d) * 2n
        return miss <= d && -miss <= d && divideRounded(-n, d, 'half-even') === -near
      }),
    )
  })

  it('floor is the largest whole number not above the exact value', () => {
    fc.assert(
      fc.property(signed, fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
        const down = divideRounded(n, d, 'floor')
        return down * d <= n && n < (down + 1n) * d
      }),
    )
  })

  it('refuses a zero denominator and a fraction of a ppm', () => {
    expect(() => divideRounded(1n, 0n, 'floor')).toThrow(RangeError)
    expect(() => applyRate(1n, 0.5, 'floor')).toThrow(RangeError)
  })
})

describe('split', () => {
  it.each<[bigint, number[], bigint[]]>([
    [100n, [1, 1, 1], [34n, 33n, 33n]],
    [5n, [1, 3], [1n, 4n]],
    [0n, [1, 2], [0n, 0n]],
    [7n, [0, 1], [0n, 7n]],
    [-100n, [1, 1, 1], [-33n, -33n, -34n]],
  ])('%s by %j', (amount, weights, out) => expect(split(amount, weights)).toEqual(out))

  it('shares sum to the amount and differ from the exact share by less than one unit', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
      .filter((list) => list.some((weight) => weight > 0))
    fc.assert(
      fc.property(signed, weights, (amount, list) => {
        const shares = split(amount, list)
        const whole = BigInt(list.reduce((sum, weight) => sum + weight, 0))
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount)
        list.forEach((weight, at) => {
          const miss = (shares[at] ?? 0n) * whole - amount * BigInt(weight)
          expect(miss < whole && -miss < whole).toBe(true)
        })
      }),
    )
  })

  it.each([[[]], [[0, 0]], [[-1, 2]]])('refuses weights %j', (weights) =>
    expect(() => split(1n, weights)).toThrow(RangeError),
  )
})
