import type { DepositStep, WithdrawalStep } from '@moongate/contract/cashier.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'

/** What deposits and withdrawals are searched by. `keyword`: a bill number, or what the kind of order is known by besides. */
export type OrderFilter<S> = {
  member_id?: number
  states?: readonly S[] | undefined
  bill_no?: string | undefined
  keyword?: string | undefined
  /** Whose account name the keyword is besides. */
  named_id?: number | undefined
  oldest_first?: boolean
  /** Only those that wait for somebody, and not for a machine. */
  by_hand?: boolean
}
export type OrderSums = { n: number; amount: bigint }
type OrderTable = {
  columns: Sql
  from: Sql
  /** How the keyword is looked for besides the bill number; begins with `or`. */
  matchKeyword: (keyword: string) => Sql
  /** Which orders wait for a machine. */
  by_machine: Sql
  /** Which orders go before the oldest; ends with a comma. */
  first?: Sql
}

/** Finds a page of one kind of order, newest first, counts what the filter finds, or sums all of it; amounts in minor units. */
export type OrderSearch<Order, S extends string> = {
  find: (r: Reader, filter: OrderFilter<S>, limit: number, offset: number) => Promise<Order[]>
  count: (r: Reader, filter: OrderFilter<S>) => Promise<Counted>
  sum: (r: Reader, filter: OrderFilter<S>) => Promise<OrderSums>
}

const matchNamed = <S>({ named_id }: OrderFilter<S>): Sql =>
  named_id === undefined ? empty : sql`or member_id = ${named_id}`

export const createOrderSearch = <Order, S extends string>({
  columns,
  from,
  matchKeyword,
  by_machine,
  first = empty,
}: OrderTable): OrderSearch<Order, S> => {
  const match = (f: OrderFilter<S>): Sql => sql`from ${from} where true
    ${f.member_id === undefined ? empty : sql`and member_id = ${f.member_id}`}
    ${f.by_hand ? sql`and not (${by_machine})` : empty}
    ${f.states ? sql`and state = any (${f.states})` : empty}
    ${f.bill_no ? sql`and bill_no = upper(${f.bill_no})` : empty}
    ${f.keyword ? sql`and (bill_no = upper(${f.keyword}) ${matchKeyword(f.keyword)} ${matchNamed(f)})` : empty}`
  return {
    find: (r, f, limit, offset) =>
      r.many(
        sql`select ${columns} ${match(f)} order by ${f.oldest_first ? sql`${first} created_at asc` : sql`created_at desc`}, id limit ${limit} offset ${offset}`,
      ),
    count: (r, f) => r.one(countUpTo(match(f))),
    sum: (r, f) => r.one(sql`select count(*)::int as n, coalesce(sum(amount), 0)::bigint as amount ${match(f)}`),
  }
}

/** A step that an order took. The clock has no number and no name; `remark` is empty where nothing was written. */
export type OrderStep = {
  order_id: string
  step: DepositStep | WithdrawalStep
  staff_id: number | null
  staff_name: string
  remark: string
  taken_at: Date
}

export const insertOrderStep = (tx: Tx, s: Omit<OrderStep, 'taken_at'> & { member_id: number }): Promise<number> =>
  tx.run(sql`insert into cashier.order_steps (member_id, order_id, step, staff_id, staff_name, remark)
    values (${s.member_id}, ${s.order_id}, ${s.step}, ${s.staff_id}, ${s.staff_name}, ${s.remark})`)

/** The steps of some orders, each order's oldest first. */
export const findOrderSteps = (r: Reader, order_ids: readonly string[]): Promise<OrderStep[]> =>
  r.many(sql`select order_id, step, staff_id, staff_name, remark, taken_at from cashier.order_steps
    where order_id = any (${[...order_ids]}::uuid[]) order by id`)

/** One member's orders are made one after the other: the number of open ones spans rows. */
export const lockOrders = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('cashier.orders', ${member_id}))`)
