import type { DayState } from '@moongate/contract/reconciliation.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Compared } from './break.rules.ts'

export type Day = {
  day: string
  source: string
  state: DayState
  asset: string
  lines: number
  matched: number
  sum_ours: bigint
  sum_theirs: bigint
  runs: number
  compared_at: Date | null
  /** Items that nobody has solved, and all that were ever found. */
  open_n: number
  found_n: number
}
/** No further back than this. */
const YEAR_DAYS = 366

type Key = { day: string; source: string }

/** Takes a day of a source for whoever compares it: of two who do, the later one waits. */
export const lockDay = async (tx: Tx, { day, source }: Key, asset: string): Promise<void> => {
  await tx.run(sql`insert into reconciliation.days (day, source, asset, runs) values (${day}, ${source}, ${asset}, 1)
    on conflict (day, source) do update set runs = days.runs + 1`)
}

/** What a comparison came to. */
export const setCompared = (tx: Tx, { day, source }: Key, c: Compared): Promise<number> =>
  tx.run(sql`update reconciliation.days set state = 'compared', lines = ${c.lines}, matched = ${c.matched}, sum_ours = ${c.sum_ours},
    sum_theirs = ${c.sum_theirs}, compared_at = kernel.now() where day = ${day} and source = ${source}`)

/** How many days there are, of all sources. */
export const countDays = (r: Reader): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n from reconciliation.days`)

/** A page of days, the newest first, the gateways of each before the rest. */
export const findDays = (r: Reader, limit: number, offset: number): Promise<Day[]> =>
  r.many(sql`select d.day::text as day, d.source, d.state, d.asset, d.lines, d.matched, d.sum_ours, d.sum_theirs, d.runs, d.compared_at,
      (select count(*)::int from reconciliation.breaks b where b.day = d.day and b.source = d.source and b.state <> 'solved') as open_n,
      (select count(*)::int from reconciliation.breaks b where b.day = d.day and b.source = d.source) as found_n
    from reconciliation.days d order by d.day desc, (d.source = 'ledger'), d.source desc limit ${limit} offset ${offset}`)

/** The days of which something is still to be done: not compared yet, or with something that may have gone since. */
export const findUnfinished = (r: Reader, since: string): Promise<Key[]> =>
  r.many(sql`select d.day::text as day, d.source from reconciliation.days d where d.day >= ${since} and (d.state = 'waiting'
    or exists (select from reconciliation.breaks b where b.day = d.day and b.source = d.source and b.state in ('open', 'owned')))`)

/**
 * Days that are over and were never taken up, the oldest first and our own orders last of each: the last few of every source, and whatever has been missed
 * since a source was first compared. On a day of which our own orders were compared the site ran: a source without it was not there then.
 */
export const findMissing = (
  r: Reader,
  sources: readonly string[],
  { today, new_days, limit }: { today: string; new_days: number; limit: number },
): Promise<Key[]> =>
  r.many(sql`select g.day::date::text as day, s.source from unnest(${[...sources]}::text[]) s(source)
    cross join lateral (select least(min(d.day), ${today}::date - ${new_days}::int) as day from reconciliation.days d where d.source = s.source) first
    cross join lateral generate_series(greatest(first.day, ${today}::date - ${YEAR_DAYS}::int), ${today}::date - 1, interval '1 day') g(day)
    where not exists (select from reconciliation.days d where d.day = g.day and d.source = s.source)
      and (g.day >= ${today}::date - ${new_days}::int or not exists (select from reconciliation.days d where d.day = g.day and d.source = 'ledger'))
    order by g.day, s.source = 'ledger', s.source limit ${limit}`)
