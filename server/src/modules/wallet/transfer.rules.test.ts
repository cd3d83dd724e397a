import { describe, expect, it } from 'vitest'
import { isSame } from '../../kernel/once.ts'
import { isOwnWallet, judgeAnswer, computeNextCheck, choosePosting, pickFingerprint } from './transfer.rules.ts'

describe('R4.14 what a status answer means', () => {
  it.each([
    ['ok', 0, 'ok'],
    ['rejected', 0, 'rejected'],
    ['unknown', 999_999, 'unknown'],
    ['not_found', 100_000, 'unknown'],
    ['not_found', 120_000, 'unknown'],
    ['not_found', 120_001, 'rejected'],
  ] as const)('%s after %i ms is %s', (answer, since, outcome) => {
    expect(judgeAnswer(answer, since, 120_000)).toBe(outcome)
  })
})

describe('R4.14 when an unclear transfer is asked about next', () => {
  it.each([
    [0, 0, 2000],
    [1, 2000, 5000],
    [2, 7000, 15_000],
    [3, 22_000, 60_000],
    [4, 82_000, 300_000],
    [200, 60_000_000, 300_000],
    [289, 86_399_999, 300_000],
    [290, 86_400_000, undefined],
  ] as const)('check %i at age %i ms waits %s', (checks, age, wait) => {
    expect(computeNextCheck(checks, age)).toBe(wait)
  })
})

describe('R4.11 R4.12 which posting a step makes', () => {
  it.each([
    ['in', 'money', 'booked', 'in_booked'],
    ['in', 'fs_money', 'booked', 'in_booked_rebate'],
    ['out', 'money', 'booked', 'out_booked'],
    ['in', 'money', 'held', 'in_held'],
    ['in', 'fs_money', 'held', 'in_held_rebate'],
    ['in', 'fs_money', 'confirmed', 'in_confirmed'],
    ['in', 'money', 'rejected', 'in_rejected'],
    ['in', 'fs_money', 'rejected', 'in_rejected_rebate'],
    ['out', 'money', 'held', 'out_held'],
    ['out', 'money', 'confirmed', 'out_confirmed'],
    ['out', 'money', 'rejected', 'out_rejected'],
  ] as const)('%s from %s, %s → %s', (direction, money_type, step, kind) => {
    expect(choosePosting(direction, money_type, step)).toBe(kind)
  })
})

it.each([
  ['money', true],
  ['fs_money', true],
  ['JZ', false],
])('R5.13 %s is an own wallet: %s', (code, own) => {
  expect(isOwnWallet(code)).toBe(own)
})

describe('R4.14 a key that was used before', () => {
  const order: Parameters<typeof pickFingerprint>[0] = {
    supplier_code: 'JZ',
    direction: 'in',
    money_type: 'money',
    amount: 100n,
  }
  it.each([
    ['the same order', {}, false, true],
    ['another amount', { amount: 101n }, false, false],
    ['another amount where all was asked for', { amount: 101n }, true, true],
    ['the other way', { direction: 'out' }, true, false],
    ['another supplier', { supplier_code: 'AG' }, true, false],
    ['another wallet', { money_type: 'fs_money' }, true, false],
  ] as const)('%s', (_case, change, whole, same) => {
    expect(isSame(order, pickFingerprint({ ...order, ...change }, whole))).toBe(same)
  })
})
