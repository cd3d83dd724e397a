import {
  DEPOSIT_STEPS,
  type DepositState,
  type DepositStep,
  WITHDRAWAL_STEPS,
  type WithdrawalState,
  type WithdrawalStep,
} from '@moongate/contract/cashier.states'
import {
  PAYMENT_ITEM_STEPS,
  type PaymentItemState,
  type PaymentItemStep,
  PAYOUT_DESK_STEPS,
  type PayoutDeskStep,
  type PayoutStage,
} from '@moongate/contract/payments.states'
import { CHAIN_STEPS, type ChainState, type ChainStep } from '@moongate/contract/chain.states'
import { BREAK_STEPS, type BreakStep } from '@moongate/contract/reconciliation.states'
import type { StaffRole } from '@moongate/contract/staff.states'
import { listSteps, type Step } from '@moongate/contract/states'
import { TRANSFER_DESK_STEPS, type TransferDeskStep, type TransferStage } from '@moongate/contract/wallet.states'

export type OrderStep =
  | DepositStep
  | WithdrawalStep
  | TransferDeskStep
  | PayoutDeskStep
  | ChainStep
  | BreakStep
  | PaymentItemStep
export type StepTone = 'go' | 'plain' | 'stop'

/** The buttons of a deposit for somebody with these roles (R4.20). */
export const listDepositSteps = (state: DepositState, roles: readonly StaffRole[]): DepositStep[] =>
  listSteps(DEPOSIT_STEPS, state, roles)
/** The buttons of a withdrawal for somebody with these roles (R4.21). */
export const listWithdrawalSteps = (state: WithdrawalState, roles: readonly StaffRole[]): WithdrawalStep[] =>
  listSteps(WITHDRAWAL_STEPS, state, roles)

/** The buttons of a transfer for somebody with these roles (R4.14). */
export const listTransferSteps = (stage: TransferStage, roles: readonly StaffRole[]): TransferDeskStep[] =>
  listSteps(TRANSFER_DESK_STEPS, stage, roles)

/** The buttons of a payout for somebody with these roles (R4.21). */
export const listPayoutSteps = (stage: PayoutStage, roles: readonly StaffRole[]): PayoutDeskStep[] =>
  listSteps(PAYOUT_DESK_STEPS, stage, roles)
/** The buttons of what arrived otherwise than it was ordered. */
export const listArrivalSteps = (state: PaymentItemState, roles: readonly StaffRole[]): PaymentItemStep[] =>
  listSteps<PaymentItemStep, PaymentItemState>(PAYMENT_ITEM_STEPS, state, roles)
/** The buttons of a USDT transfer for somebody with these roles. */
export const listUsdtSteps = (state: ChainState, roles: readonly StaffRole[]): ChainStep[] =>
  listSteps(CHAIN_STEPS, state, roles)

// A name that several tables have means the same in all.
const STEPS: Readonly<Record<OrderStep, Step<string>>> = {
  ...DEPOSIT_STEPS,
  ...WITHDRAWAL_STEPS,
  ...TRANSFER_DESK_STEPS,
  ...PAYOUT_DESK_STEPS,
  ...CHAIN_STEPS,
  ...BREAK_STEPS,
  ...PAYMENT_ITEM_STEPS,
}

/** What keeps money away from where it was meant to go, or decides what nobody tells, is explained. */
export const needsReason = (step: OrderStep): boolean => STEPS[step].needs_reason === true
/** How the button of a step looks: onward, neutral, or back. A proposal moves nothing yet, and a difference moves no money. */
export const getTone = (step: OrderStep): StepTone => {
  if (!needsConfirm(step) || step.startsWith('propose')) return 'plain'
  if (Object.hasOwn(BREAK_STEPS, step)) return 'go'
  return needsReason(step) || step === 'settle_rejected' || step === 'settle_failed' ? 'stop' : 'go'
}
/** Taking an order into review and asking a supplier promise nothing, so nobody is asked twice. */
export const needsConfirm = (step: OrderStep): boolean => step !== 'review' && step !== 'ask'
