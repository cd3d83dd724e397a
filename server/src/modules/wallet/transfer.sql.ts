import { must, type OfCall, matchStanding } from '../../kernel/breath.sql.ts'
import { type Breath, raw, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Asset } from '../ledger/index.ts'
import type { Heard } from './holdings.rules.ts'
import {
  type Direction,
  isOpen,
  type MoneyType,
  OPEN_TRANSFER,
  type TransferEnd,
  type TransferState,
} from './transfer.rules.ts'

export type Transfer = {
  member_id: number
  id: string
  supplier_code: string
  direction: Direction
  money_type: MoneyType
  asset: Asset
  amount: bigint
  state: TransferState
  reason: string
  checks: number
  created_at: Date
  sent_at: Date | null
  finished_at: Date | null
  next_check_at: Date | null
  proposal: TransferEnd | null
  proposed_by: number | null
  now: Date
}
export type NewTransfer = Pick<
  Transfer,
  'member_id' | 'id' | 'supplier_code' | 'direction' | 'money_type' | 'asset' | 'amount'
>

export const columns = sql`member_id, id, supplier_code, direction, money_type, asset, amount, state, reason, checks, created_at, sent_at, finished_at, next_check_at, proposal, proposed_by, kernel.now() as now`

/** The states of open transfers, written out: of a parameter nobody knows that the index of open transfers holds it. */
export const open_states = raw(`array[${OPEN_TRANSFER.map((state) => `'${state}'`).join(', ')}]`)

type NewState = 'held' | 'confirmed'

/** Those of which none of their id is there, and none is open between their member and their supplier. */
export const insertTransfers = (tx: Tx, transfers: readonly NewTransfer[], state: NewState): Promise<Transfer[]> =>
  tx.many(sql`${writeTransfers(transfers, state)} select * from written`)

/** The same for those that stand; one that cannot be written ends the breath. */
export const insertTransfersInBreath = async (
  breath: Breath,
  transfers: readonly (NewTransfer & OfCall)[],
  state: NewState,
): Promise<Transfer[]> => {
  const rows = await breath.many<Transfer | { id: null }>(sql`${writeTransfers(transfers, state)},
    judged as materialized (select ${must(sql`(select count(*) from asked) = (select count(*) from written)`)})
    select written.* from judged left join written on true`)
  return rows.filter((row) => row.id !== null)
}

const writeTransfers = (
  transfers: readonly (NewTransfer & OfCall)[],
  state: NewState,
): Sql => sql`with asked as materialized (
      select n.* from jsonb_to_recordset(${toJsonRows(transfers)}::jsonb)
        as n(member_id int, id uuid, supplier_code text, direction text, money_type text, asset text, amount bigint, call int) where ${matchStanding(sql`n.call`)}),
    written as (
      insert into wallet.transfers (member_id, id, supplier_code, direction, money_type, asset, amount, state, sent_at, finished_at)
      select n.member_id, n.id, n.supplier_code, n.direction, n.money_type, n.asset, n.amount, ${state}, ended.at, ended.at
      from asked n, (select case when ${state} = 'confirmed' then kernel.now() end) as ended(at)
      where not exists (select from wallet.transfers o where o.member_id = n.member_id and o.supplier_code = n.supplier_code and o.state = any (${open_states}))
      order by n.member_id, n.id
      on conflict do nothing returning ${columns})`

export const findTransfer = (r: Reader, member_id: number, id: string): Promise<Transfer | undefined> =>
  r.maybe(sql`select ${columns} from wallet.transfers where member_id = ${member_id} and id = ${id}`)

/** Moves a transfer on, if it still stands where the step may start. */
export const moveTransfer = (
  tx: Reader,
  t: { member_id: number; id: string },
  { from, to }: { from: readonly TransferState[]; to: TransferState },
  reason = '',
): Promise<Transfer | undefined> =>
  tx.maybe(sql`update wallet.transfers set state = ${to}, reason = ${reason},
      sent_at = case when ${to} in ('sent', 'confirmed') then coalesce(sent_at, kernel.now()) else sent_at end,
      finished_at = case when ${isOpen(to)}::boolean then null else kernel.now() end,
      checks = checks + case when ${to} = 'unknown' then 1 else 0 end
    where member_id = ${t.member_id} and id = ${t.id} and state = any (${from}) returning ${columns}`)

export const setNextCheck = (tx: Tx, t: { member_id: number; id: string }, at: Date): Promise<number> =>
  tx.run(sql`update wallet.transfers set next_check_at = ${at} where member_id = ${t.member_id} and id = ${t.id}`)

/** Unclear transfers whose question is long overdue: its job is gone. */
export const findForgottenTransfers = (r: Reader, overdue_s: number): Promise<{ member_id: number; id: string }[]> =>
  r.many(
    sql`select member_id, id from wallet.transfers where state = 'unknown' and next_check_at < kernel.now() - make_interval(secs => ${overdue_s}) order by next_check_at limit 500`,
  )

/** Transfers whose process died: held but never sent, or sent and never answered. */
export const findStalledTransfers = (r: Reader, older_than_s: number): Promise<Transfer[]> =>
  r.many(sql`select ${columns} from wallet.transfers where state in ('held', 'sent')
    and coalesce(sent_at, created_at) < kernel.now() - make_interval(secs => ${older_than_s}) order by created_at limit 500`)

/**
 * What each of these suppliers said last of a member's balance, with what was moved since. Nothing is remembered while a transfer is
 * open (`balance.ts`), so that what is in transit is never counted at the supplier too.
 */
export const findHeardBalances = (
  r: Reader,
  member_id: number,
  asset: Asset,
  codes: readonly string[],
): Promise<Heard[]> =>
  r.many(sql`select c.code as supplier_code, k.as_of, coalesce(k.amount, 0) + coalesce(moved.amount, 0) as amount
    from unnest(${codes}::text[]) c (code)
    left join wallet.known_balances k on k.member_id = ${member_id} and k.supplier_code = c.code
    cross join lateral (select sum(case t.direction when 'in' then t.amount else -t.amount end)::bigint as amount from wallet.transfers t
      where t.member_id = ${member_id} and t.supplier_code = c.code and t.asset = ${asset}
        and ((t.state = 'confirmed' and (k.as_of is null or t.finished_at > k.as_of)) or (t.direction = 'out' and t.state = any (${open_states})))) moved`)

export const rememberBalance = (r: Reader, member_id: number, supplier_code: string, amount: bigint): Promise<number> =>
  r.run(sql`insert into wallet.known_balances (member_id, supplier_code, amount) values (${member_id}, ${supplier_code}, ${amount})
    on conflict (member_id, supplier_code) do update set amount = excluded.amount, as_of = kernel.now()`)

/** Transfers of all members whose end is not known yet. */
export const countOpenTransfers = async (r: Reader): Promise<number> =>
  (await r.one<{ n: number }>(sql`select count(*)::int as n from wallet.open_transfers`)).n
