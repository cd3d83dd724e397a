import { house, member, definePostings, type OperateTypes } from '../ledger/index.ts'

export const cashierPostings = definePostings('cashier', {
  deposit_credited: { from: house('clearing:'), to: member('centre'), operate_type: 9 },
  deposit_gift: { from: house('bonus'), to: member('centre'), operate_type: 10 },
  withdrawal_requested: { from: member('centre'), to: member('held'), operate_type: 9 },
  withdrawal_fee_held: { from: member('centre'), to: member('held'), operate_type: 30 },
  withdrawal_paid: { from: member('held'), to: house('payout:'), operate_type: 9 },
  withdrawal_fee: { from: member('held'), to: house('fees'), operate_type: 30 },
  withdrawal_returned: { from: member('held'), to: member('centre'), operate_type: 11 },
  withdrawal_fee_returned: { from: member('held'), to: member('centre'), operate_type: 30 },
})

/** 9 deposit or withdrawal, 10 what a channel gives on top of a deposit, 11 a withdrawal that came back, 30 its fee. */
export const cashierOperateTypes = {
  9: { text: 'cashier:operate_types.9', in_filter: true },
  10: { text: 'cashier:operate_types.10', in_filter: true },
  11: { text: 'cashier:operate_types.11', in_filter: true },
  30: { text: 'cashier:operate_types.30', in_filter: true },
} as const satisfies OperateTypes

/** Withdrawals are paid by bank transfer. */
export const PAYOUT_CHANNEL = 'bank'
