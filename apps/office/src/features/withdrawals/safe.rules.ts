import type { StaffRole } from '@moongate/contract/staff.states'
import type { Withdrawal } from '../../api/queries.ts'
import { listWithdrawalSteps } from '../../rules/steps.rules.ts'

type Judged = Pick<Withdrawal, 'state' | 'risks' | 'withheld'>

/** The orders that somebody with these roles may approve together: nothing is remarkable about them, and nothing keeps this reader from it. */
export const listSafe = <O extends Judged>(orders: readonly O[], roles: readonly StaffRole[]): O[] =>
  orders.filter(
    ({ state, risks, withheld }) =>
      risks?.length === 0 &&
      listWithdrawalSteps(state, roles).includes('approve') &&
      !withheld.some(({ step }) => step === 'approve'),
  )
