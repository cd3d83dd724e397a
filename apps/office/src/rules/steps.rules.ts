import {
  DEPOSIT_STEPS,
  type DepositState,
  type DepositStep,
  WITHDRAWAL_STEPS,
  type WithdrawalState,
  type WithdrawalStep,
} from '@moongate/contract/cashier.states'
import type { StaffRole } from '@moongate/contract/staff.states'
import { listSteps, type Step } from '@moongate/contract/states'

export type OrderStep = DepositStep | WithdrawalStep
export type StepTone = 'go' | 'plain' | 'stop'

/** The buttons of a deposit for somebody with these roles (R4.20). */
export const listDepositSteps = (state: DepositState, roles: readonly StaffRole[]): DepositStep[] =>
  listSteps(DEPOSIT_STEPS, state, roles)
/** The buttons of a withdrawal for somebody with these roles (R4.21). */
export const listWithdrawalSteps = (state: WithdrawalState, roles: readonly StaffRole[]): WithdrawalStep[] =>
  listSteps(WITHDRAWAL_STEPS, state, roles)

// A name that both tables have means the same in both.
const STEPS: Readonly<Record<OrderStep, Step<string>>> = { ...DEPOSIT_STEPS, ...WITHDRAWAL_STEPS }

/** What sends money back, or keeps it away, is explained to the member. */
export const needsReason = (step: OrderStep): boolean => STEPS[step].needs_reason === true
/** How the button of a step looks: onward, neutral, or back. */
export const getTone = (step: OrderStep): StepTone => (needsReason(step) ? 'stop' : needsConfirm(step) ? 'go' : 'plain')
/** Taking an order into review promises nothing, so nobody is asked twice. */
export const needsConfirm = (step: OrderStep): boolean => step !== 'review'
