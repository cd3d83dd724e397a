import type { DepositState, DepositStep, WithdrawalState, WithdrawalStep } from '@moongate/contract/cashier.states'
import { depositState, withdrawalState } from '@moongate/contract/cashier.rows'
import type { StaffRole } from '@moongate/contract/staff.states'
import { describe, expect, it } from 'vitest'
import {
  getTone,
  listDepositSteps,
  listWithdrawalSteps,
  needsConfirm,
  needsReason,
  type OrderStep,
} from './steps.rules.ts'

const finance: StaffRole[] = ['finance']
const lookers: StaffRole[] = ['support', 'risk', 'content']

describe('R4.20 the buttons of a deposit', () => {
  const table: [DepositState, DepositStep[]][] = [
    ['pending', ['review', 'credit', 'reject']],
    ['in_review', ['credit', 'reject']],
    ['expired', ['review', 'credit']],
    ['credited', []],
    ['rejected', []],
  ]
  it.each(table)('R4.20 %s → %j', (state, steps) => expect(listDepositSteps(state, finance)).toEqual(steps))
  it('R4.20 every state of the wire has its line', () =>
    expect(table.map(([state]) => state).toSorted()).toEqual([...depositState.options].toSorted()))
  it.each(table)('R6.6 %s offers nothing to those who only look', (state) =>
    expect(listDepositSteps(state, lookers)).toEqual([]),
  )
})

describe('R4.21 the buttons of a withdrawal', () => {
  const table: [WithdrawalState, WithdrawalStep[]][] = [
    ['requested', ['review', 'approve', 'reject']],
    ['in_review', ['approve', 'reject']],
    ['paying', ['pay', 'fail']],
    ['paid', []],
    ['rejected', []],
    ['failed', []],
  ]
  it.each(table)('R4.21 %s → %j', (state, steps) => expect(listWithdrawalSteps(state, ['admin'])).toEqual(steps))
  it('R4.21 every state of the wire has its line', () =>
    expect(table.map(([state]) => state).toSorted()).toEqual([...withdrawalState.options].toSorted()))
  it.each(table)('R6.6 %s offers nothing to those who only look', (state) =>
    expect(listWithdrawalSteps(state, lookers)).toEqual([]),
  )
})

describe('R6.6 how a step is asked for', () => {
  it.each<[OrderStep, boolean, boolean, string]>([
    ['credit', true, false, 'go'],
    ['review', false, false, 'plain'],
    ['approve', true, false, 'go'],
    ['pay', true, false, 'go'],
    ['reject', true, true, 'stop'],
    ['fail', true, true, 'stop'],
  ])('%s: asked %s, reason %s, %s', (step, confirm, reason, tone) =>
    expect([needsConfirm(step), needsReason(step), getTone(step)]).toEqual([confirm, reason, tone]),
  )
})
