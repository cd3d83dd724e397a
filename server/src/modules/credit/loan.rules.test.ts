import { describe, expect, it } from 'vitest'
import type { CreditTerms } from './credit.settings.ts'
import {
  computeLimit,
  countDaysLeft,
  findDue,
  isLooser,
  isOutside,
  isOverdue,
  needsPerson,
  refuseApproval,
  refuseBorrow,
  refuseRepayment,
} from './loan.rules.ts'

const now = new Date('2026-01-15T04:00:00Z')
const terms: CreditTerms = {
  way: 'staff',
  review_minutes: 5,
  min: 100_00n,
  cap: null,
  max_days: 30,
  wait_minutes: 1,
}
const facts = { now, realname: 'Li Wei', has_open: false, last_repaid_at: null, limit: 500_00n, terms }
const asked = { realname: 'li wei ', amount: 300_00n, days: 7 }
const ago = (ms: number) => new Date(now.getTime() - ms)

describe('R4.19 R5.10 what is lent', () => {
  it.each<[string, Partial<typeof facts> | object, Partial<typeof asked>, string | undefined]>([
    ['what fits', {}, {}, undefined],
    ['all of the limit', {}, { amount: 500_00n }, undefined],
    ['the least', {}, { amount: 100_00n }, undefined],
    ['the longest', {}, { days: 30 }, undefined],
    ["another's name", {}, { realname: 'Li Na' }, 'credit.realname_wrong'],
    ['no real name', { realname: '' }, { realname: '' }, 'credit.realname_wrong'],
    ['a second loan', { has_open: true }, {}, 'credit.loan_open'],
    ['R9.4 a minute after a repayment', { last_repaid_at: ago(60_000) }, {}, undefined],
    ['R9.4 less than a minute after it', { last_repaid_at: ago(59_999) }, {}, 'credit.too_soon'],
    [
      'R9.4 longer where the operator says so',
      { last_repaid_at: ago(60_000), terms: { ...terms, wait_minutes: 2 } },
      {},
      'credit.too_soon',
    ],
    ['a level without credit', { limit: 0n }, {}, 'credit.no_limit'],
    ['a limit below the least', { limit: 99_99n }, { amount: 99_99n }, 'credit.no_limit'],
    ['less than the least', {}, { amount: 99_99n }, 'credit.below_min'],
    ['a cent above the limit', {}, { amount: 500_01n }, 'credit.above_limit'],
    ['a day too long', { terms: { ...terms, max_days: 6 } }, {}, 'credit.days_invalid'],
  ])('%s', (_case, more, other, refusal) =>
    expect(refuseBorrow({ ...facts, ...more }, { ...asked, ...other })).toBe(refusal),
  )

  it.each<[bigint, bigint | null, bigint]>([
    [500_00n, null, 500_00n],
    [500_00n, 300_00n, 300_00n],
    [500_00n, 800_00n, 500_00n],
    [0n, 800_00n, 0n],
  ])('the limit of a level of %s under a cap of %s is %s', (level, cap, limit) =>
    expect(computeLimit(level, { cap })).toBe(limit),
  )

  it.each<[bigint, bigint, number, string | undefined]>([
    [300_00n, 300_00n, 7, undefined],
    [300_00n, 299_99n, 7, 'credit.above_limit'],
    [300_00n, 0n, 7, 'credit.no_limit'],
    [300_00n, 300_00n, 6, 'credit.days_invalid'],
  ])('%s for 7 days is approved under a limit of %s and of %s days: %s', (amount, limit, max_days, refusal) =>
    expect(refuseApproval({ amount, days: 7 }, limit, { max_days })).toBe(refusal),
  )

  it.each([
    [{ late_loans: 0, card_sharers: 0 }, false],
    [{ late_loans: 1, card_sharers: 0 }, true],
    [{ late_loans: 0, card_sharers: 1 }, true],
  ])('%j needs a person: %s', (known, needs) => expect(needsPerson(known)).toBe(needs))
})

it.each<[bigint | undefined, bigint, string | undefined]>([
  [undefined, 1n, 'credit.nothing_owed'],
  [300_00n, 300_00n, undefined],
  [300_00n, 299_99n, 'credit.repay_whole'],
  [300_00n, 300_01n, 'credit.repay_whole'],
])('of a debt of %s, %s pays back: %s', (owed, amount, refusal) => expect(refuseRepayment(owed, amount)).toBe(refusal))

describe('R4.19 the days of a loan are those of the site', () => {
  it.each([
    ['2026-01-15T04:00:00Z', 1, 'Asia/Shanghai', '2026-01-16', '2026-01-16T16:00:00.000Z'],
    ['2026-01-15T15:59:59Z', 1, 'Asia/Shanghai', '2026-01-16', '2026-01-16T16:00:00.000Z'],
    ['2026-01-15T16:00:00Z', 1, 'Asia/Shanghai', '2026-01-17', '2026-01-17T16:00:00.000Z'],
    ['2026-02-27T04:00:00Z', 3, 'Asia/Shanghai', '2026-03-02', '2026-03-02T16:00:00.000Z'],
    ['2026-10-20T12:00:00Z', 7, 'Europe/London', '2026-10-27', '2026-10-28T00:00:00.000Z'],
    ['2026-03-25T12:00:00Z', 7, 'Europe/London', '2026-04-01', '2026-04-01T23:00:00.000Z'],
  ])('lent at %s for %s days in %s: to the end of %s', (at, days, zone, due_on, due_at) =>
    expect(findDue(new Date(at), days, zone)).toEqual({ due_on, due_at: new Date(due_at) }),
  )

  it.each([
    ['2026-01-15', '2026-01-15', 0],
    ['2026-03-02', '2026-02-27', 3],
    ['2026-01-14', '2026-01-15', -1],
  ])('due on %s, on %s there are %s days left', (due_on, today, left) =>
    expect(countDaysLeft(due_on, today)).toBe(left),
  )

  it.each([
    ['within', 10_000n, 7, false],
    ['a cent below the least', 9_999n, 7, true],
    ['the most', 20_000n, 7, false],
    ['a cent above it', 20_001n, 7, true],
    ['a day too long', 10_000n, 8, true],
  ])('R6.6 asked for under other terms, %s', (_case, amount, days, outside) =>
    expect(isOutside({ amount, days }, { min: 10_000n, cap: 20_000n, max_days: 7 })).toBe(outside),
  )

  const standing = { way: 'staff', review_minutes: 5, min: 100n, cap: 500n, max_days: 14, wait_minutes: 10 } as const
  it.each<[string, Partial<CreditTerms>, boolean]>([
    ['the same', {}, false],
    ['a cent more', { cap: 501n }, true],
    ['a cent less', { cap: 499n }, false],
    ['no cap', { cap: null }, true],
    ['a day longer', { max_days: 15 }, true],
    ['a day shorter', { max_days: 13 }, false],
    ['sooner again', { wait_minutes: 9 }, true],
    ['later again', { wait_minutes: 11 }, false],
    ['without a person', { way: 'automatic' }, true],
    ['another least', { min: 50n }, false],
    ['less, but for longer', { cap: 100n, max_days: 15 }, true],
  ])('R6.6 terms take two people where they are looser: %s', (_case, part, looser) =>
    expect(isLooser(standing, { ...standing, ...part })).toBe(looser),
  )
  it('R6.6 a cap where there was none is not looser, and a person’s look neither', () => {
    expect(isLooser({ ...standing, cap: null }, standing)).toBe(false)
    expect(isLooser({ ...standing, cap: null }, { ...standing, cap: null })).toBe(false)
    expect(isLooser({ ...standing, way: 'automatic' }, standing)).toBe(false)
  })

  it.each<[string, string, number, boolean, boolean]>([
    ['lent, before its end', 'lent', 1, false, false],
    ['lent, at its end', 'lent', 0, false, true],
    ['lent, noted', 'lent', -1, true, true],
    ['repaid in time', 'repaid', -1, false, false],
    ['repaid late', 'repaid', -1, true, true],
    ['refused', 'refused', -1, false, false],
  ])('overdue: %s', (_case, state, left_ms, noted, overdue) =>
    expect(isOverdue({ state, due_at: ago(-left_ms), overdue_at: noted ? ago(1) : null }, now)).toBe(overdue),
  )
})
