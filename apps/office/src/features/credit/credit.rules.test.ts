import { describe, expect, it } from 'vitest'
import { describeChip, readSum } from './credit.rules.ts'

describe('R4.19 what staff are shown of a loan', () => {
  it.each([
    ['in_review', false, false, 'in_review', 'in_review'],
    ['in_review', false, true, 'failed', 'late'],
    ['lent', false, false, 'paying', 'lent'],
    ['lent', true, false, 'failed', 'overdue'],
    ['repaid', true, false, 'paid', 'repaid'],
    ['refused', false, false, 'rejected', 'refused'],
  ] as const)('%s, overdue %s, late %s: %s', (state, is_overdue, is_late, chip, text) =>
    expect(describeChip({ state, is_overdue, is_late })).toEqual({ chip, text }),
  )

  it.each([
    ['400', '400.00'],
    [' 0.5 ', '0.50'],
    ['0', null],
    ['', null],
    ['-1', null],
  ])('a sum typed as "%s" is %s', (typed, sum) => expect(readSum(typed)).toBe(sum))
})
