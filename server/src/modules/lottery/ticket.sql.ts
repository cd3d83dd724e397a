import type { TicketStatus } from '@moongate/contract/lottery.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Asset } from '../ledger/index.ts'

export type Ticket = {
  member_id: number
  id: string
  bill_no: string
  game_code: string
  issue: string
  bet_type: string
  selection: string
  units: number
  unit_stake: bigint
  multiple: number
  stake: bigint
  odds_milli: number
  asset: Asset
  payout: bigint
  status: TicketStatus
  won: boolean
  placed_at: Date
  settled_at: Date | null
}
export type NewTicket = Omit<Ticket, 'payout' | 'status' | 'won' | 'placed_at' | 'settled_at'>
export type TicketFilter = { member_id: number; game_code?: string | undefined; issue?: string | undefined }

/** For statements that name the tickets `t`. */
export const ticketColumns = sql`t.member_id, t.id, t.bill_no, t.game_code, t.issue, t.bet_type, t.selection, t.units, t.unit_stake, t.multiple, t.stake, t.odds_milli, t.asset,
  t.payout, t.status, t.won, t.placed_at, t.settled_at`

/**
 * Writes tickets of one draw, all or none, if it is open and the supplier sells. The draw is held against being drawn until
 * the transaction ends; `placed_at` is read after that lock and the close stands beside it, so that the caller can judge.
 */
export const insertTickets = (
  tx: Tx,
  supplier_code: string,
  { game_code, issue }: { game_code: string; issue: string },
  tickets: readonly NewTicket[],
): Promise<(Ticket & { close_at: Date })[]> =>
  tx.many(sql`with draw as (
      select d.game_code, d.issue, d.close_at from lottery.draws d where d.game_code = ${game_code} and d.issue = ${issue} and d.state = 'open'
        and exists (select from games.selling s where s.code = ${supplier_code}) for share of d),
    sold as (
      insert into lottery.tickets as t (member_id, id, bill_no, game_code, issue, bet_type, selection, units, unit_stake, multiple, stake, odds_milli, asset)
      select n.member_id, n.id, n.bill_no, draw.game_code, draw.issue, n.bet_type, n.selection, n.units, n.unit_stake::bigint, n.multiple, n.stake::bigint, n.odds_milli, n.asset
      from draw, jsonb_to_recordset(${toJsonRows(tickets)}::jsonb) as n(member_id int, id uuid, bill_no text, bet_type text, selection text,
        units int, unit_stake text, multiple int, stake text, odds_milli int, asset text)
      returning ${ticketColumns})
    select sold.*, draw.close_at from sold, draw`)

export const findTicketsByIds = (r: Reader, member_id: number, ids: readonly string[]): Promise<Ticket[]> =>
  r.many(
    sql`select ${ticketColumns} from lottery.tickets t where t.member_id = ${member_id} and t.id = any (${[...ids]}::uuid[])`,
  )

/** Some of a draw's open tickets, locked; those another worker holds are passed over. */
export const lockOpenTickets = (
  tx: Tx,
  game_code: string,
  issue: string,
  limit: number,
  but_of: readonly number[],
): Promise<Ticket[]> =>
  tx.many(sql`select ${ticketColumns} from lottery.tickets t where t.game_code = ${game_code} and t.issue = ${issue} and t.status = 'X' and t.member_id <> all (${[...but_of]}::int[])
    order by t.member_id, t.id limit ${limit} for update skip locked`)

export const finishTickets = (
  tx: Tx,
  ends: readonly {
    member_id: number
    id: string
    status: Exclude<TicketStatus, 'X'>
    payout: bigint
    won: boolean
  }[],
): Promise<number> =>
  tx.run(sql`update lottery.tickets t set status = e.status, payout = e.payout::bigint, won = e.won, settled_at = kernel.now()
    from jsonb_to_recordset(${toJsonRows(ends)}::jsonb) as e(member_id int, id uuid, status text, payout text, won boolean)
    where t.member_id = e.member_id and t.id = e.id and t.status = 'X'`)

const matchTickets = (
  f: TicketFilter,
): Sql => sql`from lottery.tickets t join lottery.draws d using (game_code, issue) where t.member_id = ${f.member_id}
  ${f.game_code === undefined ? empty : sql`and t.game_code = ${f.game_code}`} ${f.issue === undefined ? empty : sql`and t.issue = ${f.issue}`}`

export const findTickets = (
  r: Reader,
  f: TicketFilter,
  limit: number,
  offset: number,
): Promise<(Ticket & { balls: number[] | null })[]> =>
  r.many(
    sql`select ${ticketColumns}, d.balls ${matchTickets(f)} order by t.placed_at desc, t.id limit ${limit} offset ${offset}`,
  )

export const countTickets = (r: Reader, f: TicketFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchTickets(f)}`)
