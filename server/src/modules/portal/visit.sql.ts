import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Came = { clicks: number; registrations: number; first_deposits: number }
type Link = { id: number; agent_id: number; is_open: boolean }

/** A link by its code, however that is written. */
export const findLinkByCode = (r: Reader, code: string): Promise<Link | undefined> =>
  r.maybe(sql`select id, agent_id, is_open from team.invites where code = upper(${code})`)
/** A link of an agent's own. */
export const findLinkOf = (r: Reader, agent_id: number, id: number): Promise<Link | undefined> =>
  r.maybe(sql`select id, agent_id, is_open from team.invites where agent_id = ${agent_id} and id = ${id}`)

/** The salt of a day: the first one offered. */
export const keepSalt = async (tx: Tx, on_day: string, offered: string): Promise<string> => {
  await tx.run(sql`insert into portal.salts (on_day, salt) values (${on_day}::date, ${offered}) on conflict do nothing`)
  return (await tx.one<{ salt: string }>(sql`select salt from portal.salts where on_day = ${on_day}::date`)).salt
}

/** Counts a visitor whose mark is new today. Answers how many were counted. */
export const countMark = (
  tx: Tx,
  { link_id, on_day, mark }: { link_id: number; on_day: string; mark: Buffer },
): Promise<number> =>
  tx.run(sql`with marked as (
      insert into portal.marks (on_day, mark) values (${on_day}::date, ${mark}) on conflict do nothing returning 1
    )
    insert into portal.visits as v (link_id, on_day, n) select ${link_id}, ${on_day}::date, 1 from marked
    on conflict (link_id, on_day) do update set n = v.n + 1`)

/** Forgets by what visitors were told apart before a day. */
export const forgetMarks = async (r: Tx, before_on: string): Promise<void> => {
  await r.run(sql`delete from portal.marks where on_day < ${before_on}::date`)
  await r.run(sql`delete from portal.salts where on_day < ${before_on}::date`)
}

/**
 * Who came by a link day by day, the latest first, and in all. Of who came the first deposit is looked up once, among their deposits.
 */
export const readCame = async (
  r: Reader,
  link_id: number,
  { from_on, to_on, time_zone }: { from_on: string; to_on: string; time_zone: string },
): Promise<{ all: Came; days: (Came & { on_day: string })[] }> => {
  const days = await r.many<Came & { on_day: string; all: Came }>(sql`with come as materialized (
      select (a.joined_at at time zone ${time_zone})::date as joined_on,
        (select (min(o.finished_at) at time zone ${time_zone})::date from cashier.booked_orders o where o.member_id = a.member_id and o.kind = 'deposit') as paid_on
      from team.arrivals a where a.link_id = ${link_id}
    ), visits as materialized (select on_day, n from portal.visits where link_id = ${link_id})
    select g::date::text as on_day, coalesce(v.n, 0)::int as clicks,
      (select count(*) from come where joined_on = g::date)::int as registrations,
      (select count(*) from come where paid_on = g::date)::int as first_deposits,
      (select json_build_object('clicks', (select coalesce(sum(n), 0)::int from visits), 'registrations', count(*)::int, 'first_deposits', count(paid_on)::int) from come) as all
    from generate_series(${from_on}::date, ${to_on}::date, interval '1 day') g left join visits v on v.on_day = g::date order by g desc`)
  return { all: days[0]?.all ?? { clicks: 0, registrations: 0, first_deposits: 0 }, days }
}
