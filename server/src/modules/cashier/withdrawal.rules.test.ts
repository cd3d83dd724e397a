import { describe, expect, it } from 'vitest'
import { isWithinHours } from '../../kernel/time.ts'
import {
  chooseWay,
  computeFee,
  isApprovedAlone,
  isComplete,
  raiseApproval,
  raiseLimits,
  WITHDRAWAL_STEPS,
  refuseWithdrawal,
  listWithdrawalStates,
} from './withdrawal.rules.ts'

const good = {
  realname: '王丽丽',
  has_qk_pwd: true,
  cards: 1,
  card_is_mine: true,
  card_is_complete: true,
  wall_time: '12:00',
  hours: { open_from: '00:00', open_to: '24:00' },
  amount: 50_000n,
  min: 10_000n,
  max: 5_000_000n,
  today: 0,
  daily_count: 5,
  balance: 50_000n,
  free: null,
}
/** Each case breaks its own rule and every later one: the first failure must answer. */
const broken = [
  ['cashier.realname_missing', { realname: '' }],
  ['cashier.qk_pwd_missing', { has_qk_pwd: false }],
  ['cashier.card_missing', { cards: 0 }],
  ['cashier.card_not_mine', { card_is_mine: false }],
  ['cashier.card_incomplete', { card_is_complete: false }],
  ['cashier.outside_hours', { hours: { open_from: '01:00', open_to: '02:00' } }],
  ['cashier.below_min', { amount: 9999n }],
  ['cashier.daily_count', { today: 5 }],
  ['cashier.insufficient', { balance: 0n }],
  ['cashier.papers_missing', { free: 0n }],
] as const

describe('R8.4 R5.11 refusals of a withdrawal, in their order', () => {
  it.each(
    broken.map(
      ([code], i) => [code, Object.assign({}, ...broken.slice(i).map(([, change]) => change)) as object] as const,
    ),
  )('%s', (code, change) => {
    expect(refuseWithdrawal({ ...good, ...change })).toBe(code)
  })

  it.each([
    ['the whole balance', {}, undefined],
    ['the minimum', { amount: 10_000n }, undefined],
    ['the maximum', { amount: 5_000_000n, balance: 5_000_000n }, undefined],
    ['a cent over the maximum', { amount: 5_000_001n, balance: 9_000_000n }, 'cashier.above_max'],
    ['a cent over the balance', { amount: 50_001n }, 'cashier.insufficient'],
    ['the last of the day', { today: 4 }, undefined],
    ['all that asks for no papers', { free: 50_000n }, undefined],
    ['a cent more than that', { free: 49_999n }, 'cashier.papers_missing'],
  ])('%s', (_case, change, refusal) => {
    expect(refuseWithdrawal({ ...good, ...change })).toBe(refusal)
  })
})

describe('R3.8 R8.4 a card that can be paid to', () => {
  const card = { card_no: '6222', bank_address: '上海', owner_name: '王丽丽' }
  it.each([
    ['whole', card, '王丽丽', true],
    ['other case and spaces', { ...card, owner_name: 'li  LEI' }, 'Li Lei', true],
    ['another holder', card, '王丽', false],
    ['no branch', { ...card, bank_address: '' }, '王丽丽', false],
    ['no card', undefined, '王丽丽', false],
  ])('%s', (_case, bound, realname, fits) => {
    expect(isComplete(bound, realname)).toBe(fits)
  })
})

describe('R8.4 hours', () => {
  it.each([
    ['00:00', '24:00', '00:00', true],
    ['00:00', '24:00', '23:59', true],
    ['09:00', '18:00', '08:59', false],
    ['09:00', '18:00', '09:00', true],
    ['09:00', '18:00', '18:00', false],
    ['22:00', '04:00', '23:00', true],
    ['22:00', '04:00', '03:59', true],
    ['22:00', '04:00', '12:00', false],
  ])('%s-%s at %s: %s', (open_from, open_to, at, open) => {
    expect(isWithinHours(at, { open_from, open_to })).toBe(open)
  })
})

describe('R6.5 limits of a level', () => {
  const site = { max: 5_000_000n, daily_count: 5 }
  const level = { withdrawals: null, withdrawal_max: null, approval_max: null, is_fast: true }
  it.each([
    ['none of its own', level, site],
    ['higher ones', { ...level, withdrawals: 8, withdrawal_max: 10_000_000n }, { max: 10_000_000n, daily_count: 8 }],
    ['lower ones take nothing away', { ...level, withdrawals: 2, withdrawal_max: 1n }, site],
  ])('%s', (_, of_level, holds) => expect(raiseLimits(site, of_level)).toEqual(holds))

  it.each([
    ['the site’s sum without one of its own', 100n, null, 100n],
    ['a higher one', 100n, 101n, 101n],
    ['a lower one takes nothing away', 100n, 99n, 100n],
    ['nothing where the operator leaves nothing to the rules', null, 101n, null],
  ])('up to which an order waits for nobody: %s', (_, up_to, approval_max, holds) =>
    expect(raiseApproval(up_to, { approval_max })).toBe(holds),
  )
})

describe('R9.6 the fee while turnover is missing', () => {
  it.each([
    [100_000n, 0n, '2.00', 0n],
    [100_000n, 1n, '2.00', 2000n],
    [100_025n, 1n, '2.00', 2000n],
    [100_075n, 1n, '2.00', 2002n],
    [12_345n, 1n, '0.50', 62n],
    [100_000n, 1n, '0.00', 0n],
  ])('%s with %s missing at %s %% costs %s', (amount, left, percent, fee) => {
    expect(computeFee(amount, left, percent)).toBe(fee)
  })
})

describe('R4.21 R6.6 an order approved without a person', () => {
  const calm = { amount: 200_000n, risks: [] }
  const limits = { up_to: 200_000n, second_person_above: 200_000n }
  it.each([
    ['at both sums', calm, limits, true],
    [
      'a cent above the sum of the rules',
      { ...calm, amount: 200_001n },
      { ...limits, second_person_above: null },
      false,
    ],
    ['a cent above the sum of one person', calm, { ...limits, second_person_above: 199_999n }, false],
    ['where every sum takes two', calm, { ...limits, second_person_above: 0n }, false],
    ['where no sum takes two', calm, { ...limits, second_person_above: null }, true],
    ['where none is left to the rules', calm, { ...limits, up_to: null }, false],
    ['remarkable', { ...calm, risks: [{ rule: 'no_bets' as const, found: '', limit: '' }] }, limits, false],
  ])('%s: %#', (_, order, approval, alone) => {
    expect(isApprovedAlone(order, approval)).toBe(alone)
  })
})

it('R4.21 leads every state of a withdrawal to its end', () => {
  const ends = new Set(['paid', 'rejected', 'failed', 'cancelled'])
  const next = (state: string) =>
    Object.values(WITHDRAWAL_STEPS)
      .filter((s) => (s.from as readonly string[]).includes(state))
      .map((s) => s.to)
  expect(['requested', 'in_review', 'paying'].map((s) => next(s).length > 0)).toEqual([true, true, true])
  expect([...ends].flatMap(next)).toEqual([])
})

it.each([
  [1, ['requested', 'in_review', 'paying']],
  [2, ['paid']],
  [3, ['rejected', 'failed', 'cancelled']],
] as const)('R4.21 status %s covers %j', (status, states) => {
  expect(listWithdrawalStates(status)).toEqual(states)
})

it.each([
  ['by hand', 'hand', null, 'hand'],
  ['by machine, any sum', 'machine', null, 'machine'],
  ['by machine, up to this one', 'machine', 9_800n, 'machine'],
  ['by machine, up to a cent less', 'machine', 9_799n, 'hand'],
] as const)('R4.21 98.00 are paid by whom the operator lets pay: %s', (_case, way, machine_up_to, payer) => {
  expect(chooseWay(9_800n, { way, machine_up_to })).toBe(payer)
})
