import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import type { OrderFilter } from './deposit.sql.ts'
import { OPEN_WITHDRAWAL, type WithdrawalState } from './withdrawal.rules.ts'

export type Withdrawal = {
  member_id: number
  id: string
  bill_no: string
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

const columns = sql`member_id, id, bill_no, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark, state, reason, handled_by, created_at, finished_at`

export const insertWithdrawal = (tx: Tx, w: NewWithdrawal): Promise<Withdrawal> =>
  tx.one(sql`insert into cashier.withdrawals (member_id, id, bill_no, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark)
    values (${w.member_id}, ${w.id}, ${w.bill_no}, ${w.amount}, ${w.fee}, ${w.card_no}, ${w.bank_type}, ${w.bank_address}, ${w.owner_name}, ${w.member_remark}) returning ${columns}`)

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

/** Requests since a moment that were not sent back. */
export const countWithdrawalsSince = async (r: Reader, member_id: number, since: Date): Promise<number> =>
  (
    await r.one<{ n: number }>(
      sql`select count(*)::int as n from cashier.withdrawals where member_id = ${member_id} and created_at >= ${since} and state not in ('rejected', 'failed')`,
    )
  ).n

const matchWithdrawals = (f: OrderFilter<WithdrawalState>): Sql => sql`from cashier.withdrawals where true
  ${f.member_id === undefined ? empty : sql`and member_id = ${f.member_id}`}
  ${f.states ? sql`and state = any (${f.states})` : empty}
  ${f.keyword ? sql`and (bill_no = upper(${f.keyword}) or owner_name = ${f.keyword} or card_no = ${f.keyword})` : empty}`

export const findWithdrawals = (
  r: Reader,
  f: OrderFilter<WithdrawalState>,
  limit: number,
  offset: number,
): Promise<Withdrawal[]> =>
  r.many(
    sql`select ${columns} ${matchWithdrawals(f)} order by created_at ${f.oldest_first ? sql`asc` : sql`desc`}, id limit ${limit} offset ${offset}`,
  )

export const sumWithdrawals = (r: Reader, f: OrderFilter<WithdrawalState>): Promise<{ n: number; amount: bigint }> =>
  r.one(sql`select count(*)::int as n, coalesce(sum(amount), 0)::bigint as amount ${matchWithdrawals(f)}`)
