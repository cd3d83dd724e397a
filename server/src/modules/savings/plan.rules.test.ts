import { computeInterest, computeTrial, formatPpm, isTenfold, parsePpm } from '@moongate/contract/savings.rules'
import { describe, expect, it } from 'vitest'
import { findNextBuy, findStanding, type Mine, refuseBuy, refusePlan } from './plan.rules.ts'
import type { Plan } from './plan.sql.ts'

const NOW = new Date('2026-01-15T04:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const plan: Plan = {
  id: 1,
  names: { zh_cn: '日日盈' },
  min_amount: 100_00n,
  max_amount: 500_00n,
  opens_at: later(-60),
  closes_at: null,
  cycle_unit: 'day',
  cycle_count: 1,
  is_circular: true,
  rate_ppm: 100,
  interest_limit: null,
  total_count: 10,
  sold_count: 9,
  user_count: 2,
  rebuy_minutes: 30,
  withdrawal_minutes: 0,
  audit_multiple: 1,
  is_open: true,
  seen: 1,
  set_by: 'test',
  set_at: NOW,
}
const mine = (count = 0, last_at: Date | null = null): Mine => ({ count, last_at })

describe('R3.16 R4.18 R8.6 a plan is bought, or refused for the first thing in the way', () => {
  it.each<[string, Partial<Plan>, Mine, bigint, string | undefined]>([
    ['for its lowest amount', {}, mine(), 100_00n, undefined],
    ['for its highest', {}, mine(), 500_00n, undefined],
    ['for too little', {}, mine(), 90_00n, 'savings.amount_outside'],
    ['for too much', {}, mine(), 510_00n, 'savings.amount_outside'],
    ['closed by staff', { is_open: false }, mine(), 100_00n, 'savings.not_open'],
    ['before its sale', { opens_at: later(1) }, mine(), 100_00n, 'savings.not_open'],
    ['the moment it begins', { opens_at: NOW }, mine(), 100_00n, undefined],
    ['the moment it ends', { closes_at: NOW }, mine(), 100_00n, 'savings.not_open'],
    ['just before', { closes_at: later(1) }, mine(), 100_00n, undefined],
    ['sold out', { sold_count: 10 }, mine(), 100_00n, 'savings.sold_out'],
    ['at one’s cap', {}, mine(2, later(-600)), 100_00n, 'savings.limit_reached'],
    ['at a cap of one', { user_count: 1 }, mine(1, later(-600)), 100_00n, 'savings.limit_reached'],
    ['below it', {}, mine(1, later(-600)), 100_00n, undefined],
    ['without a cap', { user_count: 0 }, mine(99, later(-600)), 100_00n, undefined],
    ['too soon', {}, mine(1, later(-29)), 100_00n, 'savings.too_soon'],
    ['soon enough', {}, mine(1, later(-30)), 100_00n, undefined],
    ['sold out comes before the cap', { sold_count: 10 }, mine(2, NOW), 100_00n, 'savings.sold_out'],
  ])('%s', (_, changes, bought, amount, refusal) =>
    expect(refuseBuy({ ...plan, ...changes }, bought, amount, NOW)).toBe(refusal),
  )

  it('says when it can be bought again, and apart what is not on sale yet', () => {
    expect(findNextBuy(plan, mine(1, NOW), NOW)).toEqual(later(30))
    expect(findNextBuy(plan, mine(), NOW)).toBeNull()
    expect(findStanding({ ...plan, opens_at: later(1) }, mine(), NOW)).toBe('soon')
  })
})

describe('R6.6 plans that staff may make', () => {
  it.each<[string, Partial<Plan>, string | undefined]>([
    ['as it is', {}, undefined],
    ['one amount only', { max_amount: 100_00n }, undefined],
    ['amounts the wrong way round', { max_amount: 90_00n }, 'savings.plan_invalid'],
    ['an amount that is no ten', { min_amount: 105_00n }, 'savings.plan_invalid'],
    ['a sale that ends before it begins', { closes_at: later(-61) }, 'savings.plan_invalid'],
    ['no interest', { rate_ppm: 0 }, 'savings.plan_invalid'],
    ['the least of interest', { rate_ppm: 1 }, undefined],
    ['half of what was put in', { rate_ppm: 500_000 }, undefined],
    ['more than that', { rate_ppm: 500_001 }, 'savings.plan_invalid'],
    ['fewer shares than are sold', { total_count: 8 }, 'savings.plan_invalid'],
    ['as many', { total_count: 9 }, undefined],
  ])('%s', (_, changes, refusal) => expect(refusePlan({ ...plan, ...changes }, 9)).toBe(refusal))
})

describe('R5.7 multiples of ten', () => {
  it.each([
    [1_000n, true],
    [123_456_000n, true],
    [0n, false],
    [-1_000n, false],
    [1_001n, false],
    [1_500n, false],
    [100n, false],
  ])('%s cents', (minor, fits) => expect(isTenfold(minor)).toBe(fits))
})

describe('R1.6 R3.16 interest of a cycle', () => {
  it.each<[string, bigint, number, bigint | null, bigint, bigint]>([
    ['a hundredth of a per cent', 1_000_00n, 100, null, 0n, 10n],
    ['half a cent to the even one below', 50_00n, 100, null, 0n, 0n],
    ['half a cent to the even one above', 150_00n, 100, null, 0n, 2n],
    ['more than half a cent', 60_00n, 100, null, 0n, 1n],
    ['below its limit', 1_000_00n, 10_000, 20_00n, 5_00n, 10_00n],
    ['cut at it', 1_000_00n, 10_000, 20_00n, 15_00n, 5_00n],
    ['beyond it', 1_000_00n, 10_000, 20_00n, 20_00n, 0n],
  ])('%s', (_, amount, rate_ppm, interest_limit, earned, interest) =>
    expect(computeInterest({ amount, rate_ppm, interest_limit }, earned)).toBe(interest),
  )

  it('is what a trial calculation shows, cycle after cycle', () => {
    const terms = { amount: 150_00n, rate_ppm: 100, interest_limit: null, is_circular: true }
    expect(computeTrial(terms, 12)).toBe(24n)
    expect(computeTrial({ ...terms, is_circular: false }, 12)).toBe(2n)
    expect(computeTrial({ ...terms, interest_limit: 21n }, 12)).toBe(21n)
  })

  it('is told in per cent and read again', () => {
    const told = [25_000, 100, 1, 123_456, 6_500].map(formatPpm)
    expect(told).toEqual(['2.50', '0.01', '0.0001', '12.3456', '0.65'])
    expect([...told, '5', '0.12345', '-1', ''].map(parsePpm)).toEqual([
      25_000,
      100,
      1,
      123_456,
      6_500,
      50_000,
      undefined,
      undefined,
      undefined,
    ])
  })
})
