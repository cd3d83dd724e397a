import type { Risk } from '@moongate/contract/risk.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { WithdrawalWay } from '@moongate/contract/payments.states'
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
  /** The card that was asked for; null in orders of before this was kept, like the two that follow. */
  card_id: number | null
  /** What was still to be bet when the order was made. */
  turnover_left: bigint | null
  /** The rate of the fee that held then, taken or not. */
  fee_rate_ppm: bigint | null
  /** Whether the fee is held by a posting of its own. */
  fee_apart: boolean
  /** What was remarkable when it was asked for, or has come up when it was judged again; null in orders of before this was looked at. */
  risks: readonly Risk[] | null
  is_fast: boolean
  /** Who pays it, once it is approved. */
  way: WithdrawalWay
  state: WithdrawalState
  created_at: Date
  finished_at: Date | null
}
export type NewWithdrawal = Omit<Withdrawal, 'way' | 'state' | 'fee_apart' | 'created_at' | 'finished_at'>

const columns = sql`member_id, id, bill_no, asset, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark, card_id, turnover_left, fee_rate_ppm, fee_apart, risks,
  is_fast, way, state, created_at, finished_at`

export const insertWithdrawal = (tx: Tx, w: NewWithdrawal): Promise<Withdrawal> =>
  tx.one(sql`insert into cashier.withdrawals (member_id, id, bill_no, asset, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark, card_id, turnover_left, fee_rate_ppm, fee_apart, risks, is_fast)
    values (${w.member_id}, ${w.id}, ${w.bill_no}, ${w.asset}, ${w.amount}, ${w.fee}, ${w.card_no}, ${w.bank_type}, ${w.bank_address}, ${w.owner_name}, ${w.member_remark},
      ${w.card_id}, ${w.turnover_left}, ${w.fee_rate_ppm}, true, ${JSON.stringify(w.risks)}::jsonb, ${w.is_fast}) returning ${columns}`)

export const findWithdrawal = (r: Reader, id: string): Promise<Withdrawal | undefined> =>
  r.maybe(sql`select ${columns} from cashier.withdrawals where id = ${id}`)

/** The same, where it is this member's, by the number that they know it by. */
export const findOwnWithdrawal = (r: Reader, member_id: number, bill_no: string): Promise<Withdrawal | undefined> =>
  r.maybe(
    sql`select ${columns} from cashier.withdrawals where member_id = ${member_id} and bill_no = upper(${bill_no})`,
  )

/** The same, locked: no step of it is taken meanwhile. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<Withdrawal | undefined> =>
  tx.maybe(sql`select ${columns} from cashier.withdrawals where id = ${id} for no key update`)

/** Moves an order on, if it still stands where the step may start. */
export const moveWithdrawal = (
  tx: Tx,
  id: string,
  from: readonly WithdrawalState[],
  to: WithdrawalState,
): Promise<Withdrawal | undefined> =>
  tx.maybe(sql`update cashier.withdrawals set state = ${to},
      finished_at = case when ${OPEN_WITHDRAWAL.includes(to)}::boolean then null else kernel.now() end
    where id = ${id} and state = any (${from}) returning ${columns}`)

/** Keeps what has become remarkable about an order since it was asked for. */
export const setWithdrawalRisks = (tx: Tx, id: string, risks: readonly Risk[]): Promise<number> =>
  tx.run(sql`update cashier.withdrawals set risks = ${JSON.stringify(risks)}::jsonb where id = ${id}`)

/** Writes down who pays an order that is approved now, and answers when that is. */
export const setWithdrawalWay = (tx: Tx, id: string, way: WithdrawalWay): Promise<Withdrawal & { approved_at: Date }> =>
  tx.one(
    sql`update cashier.withdrawals set way = ${way} where id = ${id} returning ${columns}, kernel.now() as approved_at`,
  )

export const withdrawalSearch = createOrderSearch<Withdrawal, WithdrawalState>({
  columns,
  from: sql`cashier.withdrawals`,
  by_machine: sql`state = 'paying' and way = 'machine'`,
  first: sql`is_fast desc,`,
  matchKeyword: (keyword) => sql`or owner_name = ${keyword} or card_no = ${keyword}`,
})
export const { find: findWithdrawals, count: countWithdrawals, sum: sumWithdrawals } = withdrawalSearch
