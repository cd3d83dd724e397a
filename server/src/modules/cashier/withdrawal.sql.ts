import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Asset } from '../ledger/index.ts'
import { createOrderSearch } from './order.sql.ts'
import { OPEN_WITHDRAWAL, type WithdrawalState } from './withdrawal.rules.ts'

export type Withdrawal = {
  member_id: number
  id: string
  bill_no: string
  asset: Asset
  amount: bigint
  fee: bigint
  card_no: string
  bank_type: string
  bank_address: string
  owner_name: string
  member_remark: string
  state: WithdrawalState
  reason: string
  handled_by: string
  created_at: Date
  finished_at: Date | null
}
export type NewWithdrawal = Omit<Withdrawal, 'state' | 'reason' | 'handled_by' | 'created_at' | 'finished_at'>

const columns = sql`member_id, id, bill_no, asset, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark, state, reason, handled_by, created_at, finished_at`

export const insertWithdrawal = (tx: Tx, w: NewWithdrawal): Promise<Withdrawal> =>
  tx.one(sql`insert into cashier.withdrawals (member_id, id, bill_no, asset, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark)
    values (${w.member_id}, ${w.id}, ${w.bill_no}, ${w.asset}, ${w.amount}, ${w.fee}, ${w.card_no}, ${w.bank_type}, ${w.bank_address}, ${w.owner_name}, ${w.member_remark}) returning ${columns}`)

export const findWithdrawal = (r: Reader, id: string): Promise<Withdrawal | undefined> =>
  r.maybe(sql`select ${columns} from cashier.withdrawals where id = ${id}`)

/** Moves an order on, if it still stands where the step may start. */
export const moveWithdrawal = (
  tx: Tx,
  id: string,
  from: readonly WithdrawalState[],
  to: WithdrawalState,
  by: { reason: string; name: string },
): Promise<Withdrawal | undefined> =>
  tx.maybe(sql`update cashier.withdrawals set state = ${to}, reason = ${by.reason}, handled_by = ${by.name},
      finished_at = case when ${OPEN_WITHDRAWAL.includes(to)}::boolean then null else kernel.now() end
    where id = ${id} and state = any (${from}) returning ${columns}`)

export const withdrawalSearch = createOrderSearch<Withdrawal, WithdrawalState>({
  columns,
  from: sql`cashier.withdrawals`,
  matchKeyword: (keyword) => sql`or owner_name = ${keyword} or card_no = ${keyword}`,
})
export const { find: findWithdrawals, sum: sumWithdrawals } = withdrawalSearch
