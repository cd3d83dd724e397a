import type { TicketStatus } from '@moongate/contract/lottery.states'
import { must, type OfCall, matchStanding } from '../../kernel/breath.sql.ts'
import { type Breath, empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Asset } from '../ledger/index.ts'
import { published_commitment } from './draw.sql.ts'

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
/** What the draw of a ticket has promised, and once it was held what it was: enough to prove the ticket by itself. */
export type OfDraw = { commitment: string | null; seed: string | null; balls: number[] | null }
/**
 * `named_milli`: the only odds it may be sold at, null for those of the moment; `built_in_milli`: those of the moment while nobody has
 * set others; `slip_id`: the slip whose stake was taken as one, null for a ticket whose stake was taken by itself.
 */
export type NewTicket = Omit<Ticket, 'odds_milli' | 'payout' | 'status' | 'won' | 'placed_at' | 'settled_at'> & {
  named_milli: number | null
  built_in_milli: number
  slip_id: string | null
}
export type TicketFilter = { member_id: number; game_code?: string | undefined; issue?: string | undefined }

/** For statements that name the tickets `t`. */
export const ticketColumns = sql`t.member_id, t.id, t.bill_no, t.game_code, t.issue, t.bet_type, t.selection, t.units, t.unit_stake, t.multiple, t.stake, t.odds_milli, t.asset,
  t.payout, t.status, t.won, t.placed_at, t.settled_at`

/** For statements that name the draw of a ticket `d`. */
const ofDraw = sql`${published_commitment} as commitment, d.seed, d.balls`

/** `slip`: tickets of one slip are written together or not at all. */
export type SlipTicket = NewTicket & { slip: number }
/** What of a ticket was not known before it was written. */
export type WrittenTicket = Pick<Ticket, 'id' | 'odds_milli' | 'placed_at'> & OfDraw & { close_at: Date }

/**
 * Writes the tickets of slips whose draw is open, if the supplier sells and the odds are those that the slip's tickets name. The draws are held against being
 * drawn until the transaction ends; `placed_at` is read after those locks and the close stands beside it, so that the caller can judge.
 */
export const insertTickets = (
  tx: Tx,
  supplier_code: string,
  tickets: readonly SlipTicket[],
): Promise<WrittenTicket[]> =>
  tx.many(
    sql`${sellTickets(supplier_code, tickets)} select ${writtenColumns} from sold join draw using (game_code, issue)`,
  )

/** The same in a breath for slips that stand, all of them in time; where one ticket cannot be written so, it ends. */
export const insertTicketsInBreath = async (
  breath: Breath,
  supplier_code: string,
  tickets: readonly (SlipTicket & OfCall)[],
): Promise<WrittenTicket[]> => {
  const rows = await breath.many<WrittenTicket | { id: null }>(sql`${sellTickets(supplier_code, tickets)},
    judged as materialized (select ${must(sql`(select count(*) from asked) = (select count(*) from sold join draw using (game_code, issue) where placed_at < close_at)`)})
    select ${writtenColumns} from judged left join (sold join draw using (game_code, issue)) on true`)
  return rows.filter((row) => row.id !== null)
}

const writtenColumns = sql`sold.id, sold.odds_milli, sold.placed_at, draw.close_at, draw.commitment, draw.seed, draw.balls`

const sellTickets = (
  supplier_code: string,
  tickets: readonly (SlipTicket & OfCall)[],
): Sql => sql`with asked as materialized (
      select n.* from jsonb_to_recordset(${toJsonRows(tickets)}::jsonb) as n(slip int, member_id int, id uuid, bill_no text, game_code text, issue text, bet_type text,
        selection text, units int, unit_stake text, multiple int, stake text, named_milli int, built_in_milli int, asset text, slip_id uuid, call int) where ${matchStanding(sql`n.call`)}),
    draw as materialized (
      select d.game_code, d.issue, d.close_at, ${ofDraw} from lottery.draws d where (d.game_code, d.issue) in (select a.game_code, a.issue from asked a) and d.state = 'open'
        and exists (select from games.selling s where s.code = ${supplier_code}) order by d.game_code, d.issue for share of d),
    offered as materialized (
      select a.*, coalesce(o.odds_milli, a.built_in_milli) as odds_milli from asked a left join lottery.odds o using (game_code, bet_type)),
    sold as (
      insert into lottery.tickets as t (member_id, id, bill_no, game_code, issue, bet_type, selection, units, unit_stake, multiple, stake, odds_milli, asset, slip_id)
      select n.member_id, n.id, n.bill_no, n.game_code, n.issue, n.bet_type, n.selection, n.units, n.unit_stake::bigint, n.multiple, n.stake::bigint, n.odds_milli, n.asset, n.slip_id
      from draw join offered n using (game_code, issue) where n.slip not in (select x.slip from offered x where x.named_milli <> x.odds_milli)
      returning t.id, t.odds_milli, t.placed_at, t.game_code, t.issue)`

export const findTicketsByIds = (r: Reader, member_id: number, ids: readonly string[]): Promise<(Ticket & OfDraw)[]> =>
  r.many(
    sql`select ${ticketColumns}, ${ofDraw} from lottery.tickets t join lottery.draws d using (game_code, issue)
      where t.member_id = ${member_id} and t.id = any (${[...ids]}::uuid[])`,
  )

/** Where a ticket stands among those of its draw. */
export type Place = Pick<Ticket, 'member_id' | 'id'>

/** A draw's next open tickets after a place, in their order, locked; those another worker holds are passed over. */
export const lockOpenTickets = (
  tx: Tx,
  { game_code, issue }: Pick<Ticket, 'game_code' | 'issue'>,
  limit: number,
  after: Place,
): Promise<Ticket[]> =>
  tx.many(sql`select ${ticketColumns} from lottery.tickets t where t.game_code = ${game_code} and t.issue = ${issue} and t.status = 'X'
    and (t.member_id, t.id) > (${after.member_id}::int, ${after.id}::uuid) order by t.member_id, t.id limit ${limit} for update skip locked`)

/** Everything that members have bet on a draw, once each, settled or not. */
export const findSelections = (
  r: Reader,
  { game_code, issue }: { game_code: string; issue: string },
  member_ids: readonly number[],
): Promise<Pick<Ticket, 'member_id' | 'id' | 'bet_type' | 'selection'>[]> =>
  r.many(sql`select distinct on (t.member_id, t.bet_type, t.selection) t.member_id, t.id, t.bet_type, t.selection from lottery.tickets t
    where t.game_code = ${game_code} and t.issue = ${issue} and t.member_id = any (${[...member_ids]}::int[])
    order by t.member_id, t.bet_type, t.selection`)

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

export const findTickets = (r: Reader, f: TicketFilter, limit: number, offset: number): Promise<(Ticket & OfDraw)[]> =>
  r.many(
    sql`select ${ticketColumns}, ${ofDraw} ${matchTickets(f)} order by t.placed_at desc, t.id limit ${limit} offset ${offset}`,
  )

export const countTickets = (r: Reader, f: TicketFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchTickets(f)}`)
