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

const arrivals = (
  link_id: number,
  time_zone: string,
) => sql`select (a.joined_at at time zone ${time_zone})::date as joined_on,
    (select (min(s.created_at) at time zone ${time_zone})::date from ledger.statement s
      where s.member_id = a.member_id and s.account_kind = 'centre' and s.kind = 'cashier.deposit_credited') as paid_on
  from team.arrivals a where a.link_id = ${link_id}`

/** How many came by a link in all. */
export const sumCame = (r: Reader, link_id: number, time_zone: string): Promise<Came> =>
  r.one(sql`with come as materialized (${arrivals(link_id, time_zone)})
    select (select coalesce(sum(n), 0) from portal.visits where link_id = ${link_id})::int as clicks,
      (select count(*) from come)::int as registrations, (select count(paid_on) from come)::int as first_deposits`)

/** The same day by day, the latest first. */
export const listCame = (
  r: Reader,
  link_id: number,
  { from_on, to_on, time_zone }: { from_on: string; to_on: string; time_zone: string },
): Promise<(Came & { on_day: string })[]> =>
  r.many(sql`with come as materialized (${arrivals(link_id, time_zone)})
    select g::date::text as on_day, coalesce(v.n, 0)::int as clicks,
      (select count(*) from come where joined_on = g::date)::int as registrations,
      (select count(*) from come where paid_on = g::date)::int as first_deposits
    from generate_series(${from_on}::date, ${to_on}::date, interval '1 day') g
    left join portal.visits v on v.link_id = ${link_id} and v.on_day = g::date order by g desc`)
