import { DEPOSIT_STEPS, WITHDRAWAL_STEPS } from '@moongate/contract/cashier.states'
import { describe, expect, it } from 'vitest'
import { countWaitedSeconds, findBeginner, listWithheld, refuseAlone, type Weight } from './order.rules.ts'

const ME = 1
const ANOTHER = 2
const ABOVE = 100_000n

describe('R4.20 R4.21 R6.6 what one person may do alone', () => {
  type Case = [second_person: 'if_begun' | 'always' | undefined, change: Partial<Weight>, refusal: string | undefined]
  const OVER = { amount: ABOVE + 1n }
  it.each<Case>([
    [undefined, { ...OVER, begun_by: ME }, undefined],
    ['if_begun', { begun_by: ME }, undefined],
    ['if_begun', { ...OVER, begun_by: null }, undefined],
    ['if_begun', { ...OVER, begun_by: ME }, 'cashier.second_person'],
    ['if_begun', { ...OVER, begun_by: ANOTHER }, undefined],
    ['always', { begun_by: ME }, undefined],
    ['always', { begun_by: null }, undefined],
    ['always', { ...OVER, begun_by: null }, 'cashier.review_needed'],
    ['always', { ...OVER, begun_by: ME }, 'cashier.second_person'],
    ['always', { ...OVER, begun_by: ANOTHER }, undefined],
    ['always', { ...OVER, begun_by: ME, above: null }, undefined],
    ['always', { ...OVER, begun_by: null, above: null }, undefined],
    ['always', { amount: 1n, above: 0n, begun_by: ME }, 'cashier.second_person'],
  ])('%s with %o: %s', (second_person, change, refusal) => {
    const weight = { amount: ABOVE, above: ABOVE, begun_by: null, ...change }
    expect(refuseAlone(second_person === undefined ? {} : { second_person }, weight, ME)).toBe(refusal)
  })

  it.each<[name: string, staff: (number | null)[], beginner: number | null]>([
    ['nobody', [], null],
    ['nobody where only the clock was', [null], null],
    ['the first of the staff', [null, ANOTHER, ME], ANOTHER],
  ])('%s began', (_, staff, beginner) => {
    expect(findBeginner(staff.map((staff_id) => ({ staff_id })))).toBe(beginner)
  })
})

describe('R6.6 the steps that a reader is told to leave to somebody else', () => {
  const weight = { amount: ABOVE + 1n, above: ABOVE, begun_by: ME }
  const finance = { roles: ['finance'], staff_id: ME } as const
  const list = (...args: Parameters<typeof listWithheld>) => listWithheld(...args).map(({ step }) => step)
  it.each([
    ['requested', ['approve']],
    ['in_review', ['approve']],
    ['paying', ['pay', 'fail']],
    ['paid', []],
  ] as const)('of a withdrawal that they began: %s → %j', (state, steps) => {
    expect(list(WITHDRAWAL_STEPS, { state, weight }, finance)).toEqual(steps)
    expect(list(WITHDRAWAL_STEPS, { state, weight: { ...weight, begun_by: ANOTHER } }, finance)).toEqual([])
    expect(list(WITHDRAWAL_STEPS, { state, weight }, { roles: ['support'], staff_id: ME })).toEqual([])
  })
  it.each([
    ['pending', null, ['credit']],
    ['in_review', ME, ['credit']],
    ['in_review', ANOTHER, []],
    ['expired', null, ['credit']],
    ['credited', ME, []],
  ] as const)('of a deposit: %s begun by %s → %j', (state, begun_by, steps) => {
    expect(list(DEPOSIT_STEPS, { state, weight: { ...weight, begun_by } }, finance)).toEqual(steps)
  })
})

it('R4.20 R4.21 an order has waited until now, or until it was over', () => {
  const created_at = new Date('2026-01-15T04:00:00Z')
  const now = new Date('2026-01-15T04:01:40Z')
  const finished_at = new Date('2026-01-15T04:00:30Z')
  expect([
    countWaitedSeconds({ created_at, finished_at: null }, now),
    countWaitedSeconds({ created_at, finished_at }, now),
  ]).toEqual([100, 30])
})
