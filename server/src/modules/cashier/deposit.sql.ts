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
  /** The account as the member was shown it; the code of its bank, '' for none. */
  channel_bank: string
  channel_account: string
  channel_owner: string
  asset: Asset
  amount: bigint
  /** What is given on top when it is credited. */
  gift: bigint
  usdt_type: '' | 'trc' | 'erc'
  usdt_rate_ppm: bigint | null
  usdt_amount: bigint | null
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
export type NewDeposit = Omit<Deposit, 'state' | 'created_at' | 'finished_at'>
/** Money that came in by itself, as it was seen outside. `id` is derived from what names it there. */
export type Arrival = Pick<
  Deposit,
  'id' | 'member_id' | 'payment_type' | 'amount' | 'channel_account' | 'payer_account' | 'payment_desc'
> & {
  /** The order that it was sent for, where it is not what was ordered. */
  order_id?: string
}
const columns = sql`member_id, id, bill_no, channel_id, payment_type, channel_name, channel_bank, channel_account, channel_owner, asset, amount, gift, usdt_type, usdt_rate_ppm, usdt_amount, payer_name, payer_account, remark_code,
  payment_desc, picture, hk_at, state, created_at, finished_at`

export const insertDeposit = (tx: Tx, d: NewDeposit): Promise<Deposit | undefined> =>
  tx.maybe(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_bank, channel_account, channel_owner, asset, amount, gift, usdt_type, usdt_rate_ppm, usdt_amount,
      payer_name, payer_account, remark_code, payment_desc, picture, hk_at)
    values (${d.member_id}, ${d.id}, ${d.bill_no}, ${d.channel_id}, ${d.payment_type}, ${d.channel_name}, ${d.channel_bank}, ${d.channel_account}, ${d.channel_owner}, ${d.asset}, ${d.amount}, ${d.gift},
      ${d.usdt_type}, ${d.usdt_rate_ppm}, ${d.usdt_amount}, ${d.payer_name}, ${d.payer_account},
      ${d.remark_code}, ${d.payment_desc}, ${d.picture}, ${d.hk_at}) on conflict (member_id, id) do nothing returning ${columns}`)

type Credited = Arrival &
  Pick<NewDeposit, 'bill_no' | 'channel_id' | 'channel_name' | 'asset' | 'gift' | 'payer_name' | 'remark_code'>

/** An order of money that is there already: it begins where others end. */
export const insertCredited = (tx: Tx, d: Credited): Promise<Deposit | undefined> =>
  tx.maybe(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, gift, payer_name, payer_account, remark_code, payment_desc, state, finished_at)
    values (${d.member_id}, ${d.id}, ${d.bill_no}, ${d.channel_id}, ${d.payment_type}, ${d.channel_name}, ${d.channel_account}, ${d.asset}, ${d.amount}, ${d.gift}, ${d.payer_name}, ${d.payer_account},
      ${d.remark_code}, ${d.payment_desc}, 'credited', kernel.now()) on conflict (member_id, id) do nothing returning ${columns}`)

export const findDeposit = (r: Reader, id: string): Promise<Deposit | undefined> =>
  r.maybe(sql`select ${columns} from cashier.deposits where id = ${id}`)

/** The same, locked: no step of it is taken meanwhile. */
export const lockDeposit = (tx: Tx, id: string): Promise<Deposit | undefined> =>
  tx.maybe(sql`select ${columns} from cashier.deposits where id = ${id} for no key update`)
/** A deposit that money may still come for; `remitted_at`: when the member says that it was sent, and at the latest when they said so. */
export type Matchable = Pick<
  Deposit,
  'id' | 'member_id' | 'bill_no' | 'amount' | 'remark_code' | 'payer_name' | 'payer_account' | 'channel_account'
> & { remitted_at: Date }

/** What rows of a bank tell of the deposits they may be: of one of these accounts, and of one of the amounts or with one of the codes. */
export type Clues = { accounts: string[]; amounts: bigint[]; codes: string[] }

const remitted = sql`least(created_at, hk_at) as remitted_at`

/** Those that wait, and those that have expired within the week: late money is credited too. The oldest first. */
export const findMatchable = (r: Reader, { accounts, amounts, codes }: Clues): Promise<Matchable[]> =>
  r.many(sql`select id, member_id, bill_no, amount, remark_code, payer_name, payer_account, channel_account, ${remitted} from cashier.deposits
    where payment_type like 'company_%' and (state in ('pending', 'in_review') or (state = 'expired' and finished_at > kernel.now() - interval '7 days'))
      and channel_account = any(${accounts}::text[]) and (amount = any(${amounts}::bigint[]) or remark_code = any(${codes}::text[]))
    order by created_at`)

/** A deposit that may be of the same money as another one, `order_id`. */
export type AlikeDeposit = Pick<Deposit, 'bill_no' | 'state' | 'created_at'> & { order_id: string }

/** Beside those of these company transfers that are open: what the member reported of the same sum to the same account within a day. */
export const findAlike = (r: Reader, order_ids: readonly string[]): Promise<AlikeDeposit[]> =>
  r.many(sql`select d.id as order_id, o.bill_no, o.state, o.created_at from cashier.deposits d join cashier.deposits o
      on o.member_id = d.member_id and o.id <> d.id and o.channel_account = d.channel_account and o.amount = d.amount
      and o.created_at between d.created_at - interval '1 day' and d.created_at + interval '1 day' and o.state = any (${[...OPEN_DEPOSIT, 'credited']})
    where d.id = any (${[...order_ids]}::uuid[]) and d.state = any (${OPEN_DEPOSIT}) and d.payment_type like 'company_%'
    order by o.created_at`)

/** A deposit that has been credited, and what the bank says of its money. */
export type CreditedDeposit = Pick<
  Matchable,
  'id' | 'bill_no' | 'amount' | 'remark_code' | 'channel_account' | 'remitted_at'
> & {
  finished_at: Date
}

type OfMembers = Omit<Clues, 'codes'> & { member_ids: readonly number[]; since: Date }
/** Of these members what was credited since a moment, into one of the accounts with one of the amounts. */
export const findCredited = (
  r: Reader,
  { accounts, amounts, member_ids, since }: OfMembers,
): Promise<CreditedDeposit[]> =>
  r.many(sql`select id, bill_no, amount, remark_code, channel_account, ${remitted}, finished_at from cashier.deposits
    where member_id = any(${[...member_ids]}::int[]) and payment_type like 'company_%' and state = 'credited' and finished_at >= ${since}
      and channel_account = any(${accounts}::text[]) and amount = any(${amounts}::bigint[])
    order by created_at`)

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

/** What a member has ordered and not paid yet. */
export const sumOpen = async (r: Reader, member_id: number): Promise<bigint> =>
  (
    await r.one<{ amount: bigint }>(
      sql`select coalesce(sum(amount), 0)::bigint as amount from cashier.deposits where member_id = ${member_id} and state = any (${OPEN_DEPOSIT})`,
    )
  ).amount

export const findOverdueDeposits = (
  r: Reader,
  minutes: number,
  limit: number,
): Promise<{ id: string; member_id: number }[]> =>
  r.many(
    sql`select id, member_id from cashier.deposits where state = 'pending' and created_at < kernel.now() - make_interval(secs => ${minutes * 60})
      order by created_at limit ${limit}`,
  )

export const depositSearch = createOrderSearch<Deposit, DepositState>({
  columns,
  from: sql`cashier.deposits`,
  by_machine: sql`state = 'pending' and payment_type like 'online_%'`,
  matchKeyword: (keyword) => sql`or remark_code = ${keyword} or payer_name = ${keyword}`,
})
export const { find: findDeposits, count: countDeposits, sum: sumDeposits } = depositSearch

export const insertPicture = (r: Reader, name: string, member_id: number, bytes: Uint8Array): Promise<number> =>
  r.run(
    sql`insert into cashier.pictures (name, member_id, bytes) values (${name}, ${member_id}, ${Buffer.from(bytes)})`,
  )

export const findPicture = (r: Reader, name: string): Promise<{ bytes: Buffer; member_id: number } | undefined> =>
  r.maybe(sql`select bytes, member_id from cashier.pictures where name = ${name}`)

export const forgetPictures = (r: Reader): Promise<number> =>
  r.run(
    sql`delete from cashier.pictures p where created_at < kernel.now() - interval '2 days' and not exists (select from cashier.deposits d where d.picture = p.name)`,
  )
/** What a reported deposit is decided by besides its channel. */
export type StoredFacts = {
  realname: string
  cards: number
  /** Of the same way of paying: one that is paid online waits for nobody of the staff. */
  open_orders: number
  /** Whose picture was named; null where there is none of that name. */
  picture_of: number | null
  /** The setting `deposit` as it is stored, null where nobody set it. */
  setting: unknown
  /** Whether the order was made already, by an earlier call of the same key. */
  is_made: boolean
}

/** All of it in one statement, under the lock of the member's orders. */
export const findDepositFacts = (
  r: Reader,
  a: { member_id: number; id: string; picture: string; way: 'company' | 'online' },
): Promise<StoredFacts> =>
  r.one(sql`select m.realname,
    (select count(*)::int from bank.bound_cards c where c.member_id = m.id) as cards,
    (select count(*)::int from cashier.deposits o where o.member_id = m.id and o.state = any (${OPEN_DEPOSIT}) and o.payment_type like ${`${a.way}_%`}) as open_orders,
    (select p.member_id from cashier.pictures p where p.name = ${a.picture}) as picture_of,
    (select s.value from site.stored_settings s where s.key = 'deposit') as setting,
    exists (select from cashier.deposits o where o.member_id = m.id and o.id = ${a.id}) as is_made
    from members.payees m where m.id = ${a.member_id}`)
