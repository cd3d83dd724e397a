import { mayDecide, type Role } from './access.rules.ts'

export type DepositState = 'pending' | 'credited' | 'rejected' | 'expired'
export type WithdrawalState = 'requested' | 'in_review' | 'paying' | 'paid' | 'rejected' | 'failed'

/** Step → the states it starts from; money that arrives late is still credited (R4.20). */
const DEPOSIT_STEPS = { credit: ['pending', 'expired'], reject: ['pending'] } as const satisfies Record<
  string,
  readonly DepositState[]
>
/** R4.21 requested → in review → paying → paid, or back to the member before (reject) and after (fail) the payment was tried. */
const WITHDRAWAL_STEPS = {
  review: ['requested'],
  approve: ['requested', 'in_review'],
  pay: ['paying'],
  reject: ['requested', 'in_review'],
  fail: ['paying'],
} as const satisfies Record<string, readonly WithdrawalState[]>

export type DepositStep = keyof typeof DEPOSIT_STEPS
export type WithdrawalStep = keyof typeof WITHDRAWAL_STEPS
export type Step = DepositStep | WithdrawalStep
export type StepTone = 'go' | 'plain' | 'stop'

const isOpen = <S extends string>(table: Record<S, readonly string[]>, state: string, roles: readonly Role[]): S[] =>
  mayDecide(roles) ? (Object.keys(table) as S[]).filter((step) => table[step].includes(state)) : []

/** The buttons of a deposit for somebody with these roles. */
export const listDepositSteps = (state: DepositState, roles: readonly Role[]): DepositStep[] =>
  isOpen(DEPOSIT_STEPS, state, roles)
/** The buttons of a withdrawal for somebody with these roles. */
export const listWithdrawalSteps = (state: WithdrawalState, roles: readonly Role[]): WithdrawalStep[] =>
  isOpen(WITHDRAWAL_STEPS, state, roles)

const STOPS: readonly Step[] = ['reject', 'fail']
/** What sends money back, or keeps it away, is explained to the member. */
export const needsReason = (step: Step): boolean => STOPS.includes(step)
export const getTone = (step: Step): StepTone => (STOPS.includes(step) ? 'stop' : step === 'review' ? 'plain' : 'go')
/** Taking an order into review promises nothing, so nobody is asked twice. */
export const needsConfirm = (step: Step): boolean => step !== 'review'
