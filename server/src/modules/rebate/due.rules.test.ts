import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/time.ts'
import { findLastDay } from './day.rules.ts'
import { computeDue, type Line, listWorthless, needsReview, refuseClaim, sumDue } from './due.rules.ts'

const LEVELS = [
  { game_type: 4, supplier_code: '', from: 1_000n, rate_ppm: 1_000 },
  { game_type: 4, supplier_code: '', from: 10_000n, rate_ppm: 2_000 },
  { game_type: 4, supplier_code: 'MG', from: 5_000n, rate_ppm: 8_000 },
]
const GROWN = new Date('2026-01-15T04:00:00Z')
const LATE = new Date('2026-01-30T04:00:00Z')
const TARIFFS = [{ from_on: '2026-01-01', levels: LEVELS }]
const line = (effective: bigint, more: Partial<Line> = {}): Line => ({
  on_day: '2026-01-15',
  game_type: 4,
  supplier_code: 'JZ',
  effective,
  claimed: 0n,
  refused: 0n,
  grown_at: GROWN,
  counts_from: '2026-01-15',
  is_expired: false,
  extra_ppm: 0,
  ...more,
})
const due = (...lines: Line[]) => computeDue(lines, TARIFFS).map((one) => one.due)

describe('R1.5 what rebate is due', () => {
  it.each<[string, Line[], bigint[]]>([
    ['below the first step', [line(999n)], [0n]],
    ['a step', [line(1_000n)], [1n]],
    ['half a cent goes to the even one, down', [line(2_500n)], [2n]],
    ['and up', [line(3_500n)], [4n]],
    ['R6.5 what a level gives on top', [line(10_000n, { extra_ppm: 500 })], [25n]],
    ['also below the first step', [line(900n, { extra_ppm: 5_000 })], [4n]],
    [
      'two suppliers of one type reach the step together',
      [line(9_000n), line(1_000n, { supplier_code: 'AG' })],
      [18n, 2n],
    ],
    ['R3.14 a supplier with its own table: its own rate', [line(5_000n, { supplier_code: 'MG' })], [40n]],
    ['for its own bets alone', [line(4_999n, { supplier_code: 'MG' }), line(9_000n)], [0n, 9n]],
    [
      'whose bets do not count towards the type’s steps',
      [line(9_000n), line(5_000n, { supplier_code: 'MG', extra_ppm: 1_000 })],
      [9n, 45n],
    ],
    ['another day does not count towards it', [line(9_000n), line(1_000n, { on_day: '2026-01-14' })], [9n, 1n]],
    ['nor another type of games', [line(9_000n), line(1_000n, { game_type: 3 })], [9n, 0n]],
    ['what was claimed is not due again', [line(10_000n, { claimed: 9n })], [11n]],
    ['a bet taken back after the claim is owed', [line(1_000n, { claimed: 20n })], [-19n]],
    ['but not what of it was refused', [line(1_000n, { claimed: 20n, refused: 15n })], [-4n]],
    ['all of it', [line(0n, { claimed: 20n, refused: 20n })], [0n]],
    ['which is not due again either', [line(10_000n, { claimed: 20n, refused: 20n })], [0n]],
    ['nor is less than nothing paid: what was set off comes back', [line(0n, { claimed: 15n, refused: 20n })], [5n]],
    ['to what it is worth without what was refused', [line(12_500n, { claimed: 15n, refused: 20n })], [10n]],
    ['of an expired line, too', [line(12_500n, { claimed: 15n, refused: 20n, is_expired: true })], [5n]],
    ['nothing of an expired line', [line(10_000n, { is_expired: true })], [0n]],
    ['but what was paid too much of it', [line(0n, { claimed: 20n, is_expired: true })], [-20n]],
    [
      'of an expired line what a later one of its day raises',
      [line(9_000n, { is_expired: true }), line(1_000n, { supplier_code: 'AG', grown_at: LATE })],
      [18n, 2n],
    ],
    [
      'but not where that one has ended, too',
      [line(9_000n, { is_expired: true }), line(1_000n, { supplier_code: 'AG', grown_at: LATE, is_expired: true })],
      [0n, 0n],
    ],
    [
      'which ends what it raised of a claimed one',
      [line(9_000n, { claimed: 9n }), line(1_000n, { supplier_code: 'AG', grown_at: LATE, is_expired: true })],
      [0n, 0n],
    ],
    [
      'and of one that grew at the same moment and is open',
      [line(9_000n, { is_expired: true }), line(1_000n, { supplier_code: 'AG' })],
      [18n, 2n],
    ],
    [
      'whichever of the two is read first',
      [line(1_000n, { supplier_code: 'AG' }), line(9_000n, { is_expired: true })],
      [2n, 18n],
    ],
    [
      'nor where the later one has ended, whichever is read first',
      [line(1_000n, { supplier_code: 'AG', grown_at: LATE, is_expired: true }), line(9_000n)],
      [0n, 0n],
    ],
    [
      'nor where it has a table of its own',
      [line(9_000n, { is_expired: true }), line(5_000n, { supplier_code: 'MG', grown_at: LATE })],
      [0n, 40n],
    ],
    ['nothing before the first tariff', [line(10_000n, { on_day: '2025-12-31' })], [0n]],
  ])('%s', (_, lines, expected) => expect(due(...lines)).toEqual(expected))

  it('is the same however often it was claimed on the way: claiming early loses nothing', () => {
    let claimed = 0n
    for (const effective of [1_500n, 9_999n, 12_345n, 100_000n])
      claimed += sumDue(computeDue([line(effective, { claimed })], TARIFFS))
    expect(claimed).toBe(sumDue(computeDue([line(100_000n)], TARIFFS)))
  })
})

const AG = { supplier_code: 'AG' }
describe('R1.5 what is passed by', () => {
  it.each<[string, Line[], string[]]>([
    ['a line worth nothing', [line(999n)], ['JZ']],
    ['not one worth something', [line(1_000n)], []],
    ['nor one that owes', [line(0n, { claimed: 1n })], []],
    ['a whole basket', [line(10_000n, { claimed: 20n }), line(0n, AG)], ['JZ', 'AG']],
    ['not what keeps in sight that its basket owes', [line(9_999n, { claimed: 20n }), line(0n, AG)], []],
    ['nor what it raised of its basket', [line(9_999n, { claimed: 10n }), line(1n, AG)], []],
    ['what lies in another basket', [line(9_999n, { claimed: 20n }), line(0n, { ...AG, game_type: 3 })], ['AG']],
  ])('%s', (_, lines, passed) =>
    expect(listWorthless(computeDue(lines, TARIFFS)).map((one) => one.supplier_code)).toEqual(passed),
  )
})

describe('R8.5 a claim', () => {
  const now = new Date('2026-01-15T04:00:00Z')
  const earlier = new Date('2026-01-15T03:00:00Z')
  const later = new Date('2026-01-15T04:00:01Z')
  it.each([
    ['of something', { deadtime: now, claimed_until: earlier, total: 1n }, undefined],
    ['the first one', { deadtime: now, claimed_until: null, total: 1n }, undefined],
    ['of nothing', { deadtime: now, claimed_until: null, total: 0n }, 'rebate.nothing_to_claim'],
    ['of less than nothing', { deadtime: now, claimed_until: null, total: -1n }, 'rebate.nothing_to_claim'],
    ['of the same again', { deadtime: now, claimed_until: now, total: 1n }, 'rebate.already_claimed'],
    ['of what was claimed later', { deadtime: earlier, claimed_until: now, total: 1n }, 'rebate.already_claimed'],
    ['of bets to come', { deadtime: later, claimed_until: null, total: 1n }, 'rebate.deadtime_invalid'],
  ] as const)('%s', (_, facts, refusal) => expect(refuseClaim({ ...facts, now })).toBe(refusal))

  it.each([
    [100n, null, false],
    [100n, 100n, false],
    [101n, 100n, true],
  ] as const)('of %s waits for a person above %s: %s', (amount, above, waits) =>
    expect(needsReview(amount, above)).toBe(waits),
  )

  it('can be made until a last day, unless the clock makes it', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(findLastDay(['2026-02-25'], { days: 7, by_clock: false })).toBe('2026-03-04')
    expect(findLastDay(['2026-02-25', '2026-02-28', '2026-02-27'], { days: 7, by_clock: false })).toBe('2026-03-07')
    expect(findLastDay(['2026-02-25'], { days: 7, by_clock: true })).toBe(null)
  })
})
