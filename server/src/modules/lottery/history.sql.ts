import { empty, type Reader, sql } from '../../kernel/db.ts'
import { type Ticket, ticketColumns } from './ticket.sql.ts'

/** The last ticket of a page: when it changed, in microseconds since 1970 (a Date has only milliseconds), and which it was. */
export type HistoryPlace = { changed_us: bigint; id: string }

/** Tickets that were placed or settled at or after a moment and come after a place, the one that changed first first. */
export const findChangedTickets = (
  r: Reader,
  since: Date,
  after: HistoryPlace | undefined,
  limit: number,
): Promise<(Ticket & HistoryPlace)[]> =>
  r.many(sql`select ${ticketColumns}, c.changed_us from lottery.tickets t
    cross join lateral (select (extract(epoch from coalesce(t.settled_at, t.placed_at)) * 1000000)::bigint as changed_us) c
    where coalesce(t.settled_at, t.placed_at) >= ${since}
    ${after ? sql`and (c.changed_us, t.id) > (${after.changed_us}, ${after.id}::uuid)` : empty}
    order by c.changed_us, t.id limit ${limit}`)
