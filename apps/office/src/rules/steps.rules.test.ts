import type { DepositState, DepositStep, WithdrawalState, WithdrawalStep } from '@moongate/contract/cashier.states'
import { depositState, withdrawalState } from '@moongate/contract/cashier.rows'
import type { StaffRole } from '@moongate/contract/staff.states'
import { listNames } from '@moongate/contract/states'
import { TRANSFER_STAGES, type TransferDeskStep, type TransferStage } from '@moongate/contract/wallet.states'
import { describe, expect, it } from 'vitest'
import {
  getTone,
  listDepositSteps,
  listTransferSteps,
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
    ['cancelled', []],
  ]
  it.each(table)('R4.21 %s → %j', (state, steps) => expect(listWithdrawalSteps(state, ['admin'])).toEqual(steps))
  it('R4.21 every state of the wire has its line', () =>
    expect(table.map(([state]) => state).toSorted()).toEqual([...withdrawalState.options].toSorted()))
  it.each(table)('R6.6 %s offers nothing to those who only look', (state) =>
    expect(listWithdrawalSteps(state, lookers)).toEqual([]),
  )
})

describe('R4.14 the buttons of a transfer', () => {
  const table: [TransferStage, TransferDeskStep[]][] = [
    ['held', []],
    ['sent', []],
    ['unknown', ['ask', 'propose_confirmed', 'propose_rejected']],
    ['manual', ['ask', 'propose_confirmed', 'propose_rejected']],
    ['confirmed', []],
    ['rejected', []],
    ['to_confirm', ['ask', 'settle_confirmed', 'propose_rejected']],
    ['to_reject', ['ask', 'settle_rejected', 'propose_confirmed']],
  ]
  it.each(table)('R4.14 %s → %j', (stage, steps) => expect(listTransferSteps(stage, finance)).toEqual(steps))
  it('R4.14 every stage has its line', () => expect(table.map(([stage]) => stage)).toEqual(listNames(TRANSFER_STAGES)))
  it.each(table)('R6.6 of %s those who only look may ask at most', (stage) =>
    expect(listTransferSteps(stage, lookers).filter((step) => step !== 'ask')).toEqual([]),
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
    ['ask', false, false, 'plain'],
    ['take_over', true, false, 'go'],
    ['propose_confirmed', true, true, 'plain'],
    ['propose_rejected', true, true, 'plain'],
    ['settle_confirmed', true, false, 'go'],
    ['settle_rejected', true, false, 'stop'],
    ['explain', true, true, 'go'],
  ])('%s: asked %s, reason %s, %s', (step, confirm, reason, tone) =>
    expect([needsConfirm(step), needsReason(step), getTone(step)]).toEqual([confirm, reason, tone]),
  )
})
