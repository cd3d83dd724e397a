import { house, member, definePostings } from '../ledger/index.ts'

/** 9 deposit or withdrawal, 11 a withdrawal that came back, 30 its fee. */
export const cashierPostings = definePostings('cashier', {
  deposit_credited: { from: house('clearing:'), to: member('centre'), operate_type: 9 },
  withdrawal_requested: { from: member('centre'), to: member('held'), operate_type: 9 },
  withdrawal_paid: { from: member('held'), to: house('payout:'), operate_type: 9 },
  withdrawal_fee: { from: member('held'), to: house('fees'), operate_type: 30 },
  withdrawal_returned: { from: member('held'), to: member('centre'), operate_type: 11 },
})

/** Withdrawals are paid by bank transfer. */
export const PAYOUT_CHANNEL = 'bank'
