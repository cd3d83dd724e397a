import { formatUsdtRate, formatUsdt, quoteUsdt } from '@moongate/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseBase,
  countConfirmations,
  isBelievable,
  isFresh,
  computeRate,
  refuseAmount,
  sumParts,
} from './quote.rules.ts'

describe('R1.3 rate and sum of a deposit in USDT', () => {
  it.each([
    [7_180_000n, '0.00', 7_180_000n],
    [7_180_000n, '0.50', 7_144_100n],
    [7_180_099n, '0.00', 7_180_000n],
    [7_123_456n, '1.25', 7_034_400n],
  ])('a ticker at %d less %s %% offers %d', (ticker, spread, rate) => {
    expect(computeRate(ticker, spread)).toBe(rate)
  })

  it.each([
    [10_000n, 7_180_000n, '13.93'],
    [10_000n, 7_144_100n, '14.00'],
    [71_800n, 7_180_000n, '100.00'],
    [71_801n, 7_180_000n, '100.01'],
    [1n, 7_180_000n, '0.01'],
  ])('%d minor units at %d ask for %s', (amount, rate, usdt) => {
    expect(formatUsdt(quoteUsdt(amount, rate))).toBe(usdt)
  })

  it.each([
    [[{ usdt: 13_930_000n, rate_ppm: 7_180_000n }], 10_002n],
    [[{ usdt: 1_000_000n, rate_ppm: 7_125_000n }], 712n], // 712.5: to the even one
    [[{ usdt: 1_000_000n, rate_ppm: 7_135_000n }], 714n],
    [
      [
        { usdt: 700n, rate_ppm: 7_100_000n },
        { usdt: 700n, rate_ppm: 7_200_000n },
      ],
      1n,
    ], // 0.497 + 0.504: rounded once
    [[{ usdt: 1n, rate_ppm: 7_180_000n }], 0n],
  ])('%o bring %d minor units', (parts, amount) => {
    expect(sumParts(parts)).toBe(amount)
  })

  it('what was asked for brings what was wanted, and less than a hundredth of a USDT more', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 11n), fc.bigInt(1_000n, 90_000_000n), (amount, rate) => {
        const rate_ppm = rate * 100n
        const brought = sumParts([{ usdt: quoteUsdt(amount, rate_ppm), rate_ppm }])
        expect(brought).toBeGreaterThanOrEqual(amount)
        expect(brought - amount).toBeLessThanOrEqual(sumParts([{ usdt: 10_000n, rate_ppm }]) + 1n)
      }),
    )
  })

  it.each([
    [13_930_000n, '13.93'],
    [1_234_567n, '1.234567'],
    [1_500_000n, '1.50'],
    [12n, '0.000012'],
    [1_000_100n, '1.0001'],
  ])('%d millionths are written %s', (micro, text) => {
    expect(formatUsdt(micro)).toBe(text)
  })
  it('a rate is written with four decimals', () => {
    expect([formatUsdtRate(7_180_000n), formatUsdtRate(900n)]).toEqual(['7.1800', '0.0009'])
  })

  const now = new Date('2026-01-15T04:05:00Z')
  it.each([
    [new Date('2026-01-15T04:00:00Z'), true],
    [new Date('2026-01-15T03:59:59Z'), false],
    [null, false],
  ])('a rate of %s is offered: %s', (at, fresh) => {
    expect(isFresh(at, now)).toBe(fresh)
  })

  it.each([
    ['the first one ever', 7_000_000n, null, 10, true],
    ['the same', 7_000_000n, 7_000_000n, 1, true],
    ['a step up that is just allowed', 7_700_000n, 7_000_000n, 10, true],
    ['a millionth more', 7_700_001n, 7_000_000n, 10, false],
    ['a step down that is just allowed', 6_300_000n, 7_000_000n, 10, true],
    ['a millionth less', 6_299_999n, 7_000_000n, 10, false],
    ['a thousand times as much', 7_000_000_000n, 7_000_000n, 10, false],
    ['a thousand times as much, where that is allowed', 7_000_000_000n, 7_000_000n, 100_000, true],
    ['nearly nothing', 1n, 7_000_000n, 99, false],
  ])('of rates %s is believed: %d after %s, step %d %%: %s', (_, told, last, step, believed) => {
    expect(isBelievable(told, last, step)).toBe(believed)
  })

  const base = { rate_ppm: 7_500_000n, base_ppm: 7_000_000n, base_at: new Date('2026-01-15T03:05:00Z'), base_step: 10 }
  it.each([
    ['an hour', {}, 10, 7_000_000n],
    ['a millisecond more', { base_at: new Date('2026-01-15T03:04:59.999Z') }, 10, 7_500_000n],
    ['an hour, but under another step', {}, 11, 7_500_000n],
    ['no time: it is the first', { base_ppm: null, base_at: null, base_step: null }, 10, 7_500_000n],
    [
      'no time, nor was any rate believed',
      { rate_ppm: null, base_ppm: null, base_at: null, base_step: null },
      10,
      null,
    ],
  ])('the moves of an hour are measured from a rate that has been so for %s', (_, known, step, chosen) => {
    expect(chooseBase({ ...base, ...known }, step, now).base_ppm).toBe(chosen)
  })

  it.each([
    [99n, 'cashier.below_min'],
    [100n, undefined],
    [180n, undefined],
    [181n, 'cashier.above_single'],
    [201n, 'cashier.above_max'],
  ] as const)('R5.12 of %d between 100 and 200, 180 at once: %s', (amount, refusal) => {
    expect(refuseAmount(amount, { min: 100n, max: 200n, single_max: 180n })).toBe(refusal)
  })

  it.each([
    [10, 9, 0],
    [10, 10, 1],
    [10, 14, 5],
    [10, 40, 12],
  ])('block %d under head %d has %d confirmations of 12', (block, head, count) => {
    expect(countConfirmations(block, head, 12)).toBe(count)
  })
})
