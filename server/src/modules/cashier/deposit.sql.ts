import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Asset } from '../ledger/index.ts'
import { type DepositState, OPEN_DEPOSIT } from './deposit.rules.ts'
import { createOrderSearch } from './order.sql.ts'

export type Deposit = {
  member_id: number
  id: string
  bill_no: string
  channel_id: number
  payment_type: string
  channel_name: string
  /** What the channel is now: the code of its bank, '' for none. */
  channel_bank: string
  channel_account: string
  asset: Asset
  amount: bigint
  payer_name: string
  payer_account: string
  remark_code: string
  payment_desc: string
  picture: string
  hk_at: Date | null
  state: DepositState
  created_at: Date
  finished_at: Date | null
}
export type NewDeposit = Omit<Deposit, 'channel_bank' | 'state' | 'created_at' | 'finished_at'>
/** Money that came in by itself, as it was seen outside. `id` is derived from what names it there. */
export type Arrival = Pick<
  Deposit,
  'id' | 'member_id' | 'payment_type' | 'amount' | 'channel_account' | 'payer_account' | 'payment_desc'
>

const columns = sql`coalesce((select c.bank_type from cashier.channels c where c.id = channel_id), '') as channel_bank, member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code,
  payment_desc, picture, hk_at, state, created_at, finished_at`

export const insertDeposit = (tx: Tx, d: NewDeposit): Promise<Deposit | undefined> =>
  tx.maybe(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, picture, hk_at)
    values (${d.member_id}, ${d.id}, ${d.bill_no}, ${d.channel_id}, ${d.payment_type}, ${d.channel_name}, ${d.channel_account}, ${d.asset}, ${d.amount}, ${d.payer_name}, ${d.payer_account},
      ${d.remark_code}, ${d.payment_desc}, ${d.picture}, ${d.hk_at}) on conflict (member_id, id) do nothing returning ${columns}`)

/** An order of money that is there already: it begins where others end. */
export const insertCredited = (tx: Tx, d: Omit<NewDeposit, 'picture' | 'hk_at'>): Promise<Deposit | undefined> =>
  tx.maybe(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, finished_at)
    values (${d.member_id}, ${d.id}, ${d.bill_no}, ${d.channel_id}, ${d.payment_type}, ${d.channel_name}, ${d.channel_account}, ${d.asset}, ${d.amount}, ${d.payer_name}, ${d.payer_account},
      ${d.remark_code}, ${d.payment_desc}, 'credited', kernel.now()) on conflict (member_id, id) do nothing returning ${columns}`)

export const findDeposit = (r: Reader, id: string): Promise<Deposit | undefined> =>
  r.maybe(sql`select ${columns} from cashier.deposits where id = ${id}`)

/** Moves an order on, if it still stands where the step may start. */
export const moveDeposit = (
  tx: Tx,
  id: string,
  from: readonly DepositState[],
  to: DepositState,
): Promise<Deposit | undefined> =>
  tx.maybe(sql`update cashier.deposits set state = ${to},
      finished_at = case when ${OPEN_DEPOSIT.includes(to)}::boolean then null else kernel.now() end
    where id = ${id} and state = any (${from}) returning ${columns}`)

export const findOverdueDeposits = (r: Reader, minutes: number): Promise<{ id: string; member_id: number }[]> =>
  r.many(
    sql`select id, member_id from cashier.deposits where state = 'pending' and created_at < kernel.now() - make_interval(mins => ${minutes}) limit 500`,
  )

export const depositSearch = createOrderSearch<Deposit, DepositState>({
  columns,
  from: sql`cashier.deposits`,
  matchKeyword: (keyword) => sql`or remark_code = ${keyword} or payer_name = ${keyword}`,
})
export const { find: findDeposits, sum: sumDeposits } = depositSearch
