import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import { OPEN_PAYOUT, PAYOUT_STEPS, type PayoutEnd, type PayoutState } from './payout.rules.ts'

export type Payout = {
  id: string
  member_id: number
  bill_no: string
  gateway_code: string
  asset: string
  amount: bigint
  state: PayoutState
  reason: string
  proposal: PayoutEnd | null
  proposed_by: number | null
  checks: number
  next_check_at: Date | null
  created_at: Date
  sent_at: Date | null
  finished_at: Date | null
  now: Date
}
export type NewPayout = Pick<Payout, 'id' | 'member_id' | 'bill_no' | 'gateway_code' | 'asset' | 'amount'>

const columns = sql`id, member_id, bill_no, gateway_code, asset, amount, state, reason, proposal, proposed_by, checks, next_check_at, created_at, sent_at, finished_at, kernel.now() as now`

/** Nothing when one of this id is there. */
export const insertPayout = (tx: Tx, p: NewPayout): Promise<Payout | undefined> =>
  tx.maybe(sql`insert into payments.payouts (id, member_id, bill_no, gateway_code, asset, amount)
    values (${p.id}, ${p.member_id}, ${p.bill_no}, ${p.gateway_code}, ${p.asset}, ${p.amount}) on conflict do nothing returning ${columns}`)

export const findPayout = (r: Reader, id: string): Promise<Payout | undefined> =>
  r.maybe(sql`select ${columns} from payments.payouts where id = ${id}`)
export const lockPayout = (tx: Tx, id: string): Promise<Payout | undefined> =>
  tx.maybe(sql`select ${columns} from payments.payouts where id = ${id} for update`)

/** Moves a payout on, if it still stands where the step may start, and with `gateway`. */
export const movePayout = (
  tx: Reader,
  id: string,
  step: keyof typeof PAYOUT_STEPS,
  reason = '',
  gateway?: string,
): Promise<Payout | undefined> => {
  const { from, to } = PAYOUT_STEPS[step]
  return tx.maybe(sql`update payments.payouts set state = ${to}, reason = ${reason},
      sent_at = case when ${to} = 'sent' then kernel.now() else sent_at end,
      finished_at = case when ${OPEN_PAYOUT.includes(to)}::boolean then null else kernel.now() end
    where id = ${id} and state = any (${[...from]}) ${gateway === undefined ? empty : sql`and gateway_code = ${gateway}`} returning ${columns}`)
}

/** Gives one that waits and was never sent from one gateway to another; '' stands for none. False where it is not so any more. */
export const setPayoutGateway = async (tx: Tx, id: string, from: string, to: string): Promise<boolean> =>
  (await tx.run(sql`update payments.payouts set gateway_code = ${to}
    where id = ${id} and gateway_code = ${from} and state = 'queued' and sent_at is null`)) === 1

export const setPayoutCheck = (tx: Tx, id: string, at: Date | null): Promise<number> =>
  tx.run(sql`update payments.payouts set checks = checks + 1, next_check_at = ${at} where id = ${id}`)
export const setPayoutProposal = (tx: Tx, id: string, end: PayoutEnd, staff_id: number): Promise<Payout> =>
  tx.one(
    sql`update payments.payouts set proposal = ${end}, proposed_by = ${staff_id} where id = ${id} returning ${columns}`,
  )

/** Payouts whose question is overdue, and those whose process died before it was told anything. */
export const findDuePayouts = (r: Reader): Promise<{ id: string }[]> =>
  r.many(sql`select id from payments.payouts where state in ('queued', 'sent', 'accepted', 'unknown')
    and coalesce(next_check_at, sent_at + interval '70 seconds', created_at) < kernel.now() - interval '20 seconds' order by next_check_at limit 500`)

export type PayoutFilter = {
  states?: readonly PayoutState[] | undefined
  keyword?: string | undefined
  oldest_first?: boolean
}
const match = ({ states, keyword }: PayoutFilter): Sql => sql`from payments.payouts where true
  ${states ? sql`and state = any (${[...states]})` : empty} ${keyword ? sql`and (bill_no = upper(${keyword}) or id::text = lower(${keyword}))` : empty}`

export const findPayouts = (r: Reader, f: PayoutFilter, limit: number, offset: number): Promise<Payout[]> =>
  r.many(
    sql`select ${columns} ${match(f)} order by created_at ${f.oldest_first ? sql`asc` : sql`desc`}, id limit ${limit} offset ${offset}`,
  )
/** How many payouts wait for people. */
export const countManualPayouts = async (r: Reader): Promise<number> =>
  (await countPayouts(r, { states: ['manual'] })).n
/** How many a filter lists. */
export const countPayouts = (r: Reader, f: PayoutFilter): Promise<Counted> => r.one(countUpTo(match(f)))
