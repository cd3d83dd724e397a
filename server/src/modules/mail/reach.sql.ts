import type { Audience } from '@moongate/contract/mail.states'
import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import type { LoginFacts } from './mail.rules.ts'

/** Whether a member can be written to: no trial account, nor one that is closed. */
export const isReachable = async (r: Reader, member_id: number): Promise<boolean> =>
  (await r.run(sql`select 1 from members.reachable where id = ${member_id}`)) > 0

/**
 * A session beside those that its member opened before, and beside the browsers they ever used: sessions are forgotten after a month. What
 * was opened in a browser before its member forgot it makes neither the browser nor its address a known one.
 */
export const readLogin = (
  r: Reader,
  member_id: number,
  session_id: string,
): Promise<(LoginFacts & { ip: string }) | undefined> =>
  r.maybe(sql`select s.ip, count(b.since)::int as before, coalesce(bool_or(b.network = s.network and b.counts), false) as ip_known,
      coalesce(bool_or(b.device = s.device and b.counts), false) as device_known
    from sessions.openings s
    left join lateral (
      select o.network, o.device, o.created_at as since, o.device is null or exists (select from sessions.familiar f
          where f.member_id = o.member_id and f.device = o.device and f.first_seen_at <= o.created_at) as counts
        from sessions.openings o where o.member_id = s.member_id
      union all select network, device, first_seen_at, true from sessions.familiar where member_id = s.member_id) b on b.since < s.created_at
    where s.member_id = ${member_id} and s.id = ${session_id} group by s.ip`)

/** To whom a mass mail goes: `least` is the level from which on, or for how many days they have been away. */
export type Reach = { audience: Audience; least: number }

const PARTS: Readonly<Record<Audience, (least: number, now: Date) => Sql>> = {
  everybody: () => empty,
  agents: () => sql`and a.agent_id is not null`,
  level: (least) => sql`and exists (select from levelup.privileges p where p.member_id = a.id and p.level >= ${least})`,
  away: (least, now) => sql`and a.seen_at < ${now}::timestamptz - make_interval(days => ${least})`,
}

/** Nobody is written to who is shut out. */
const match = ({ audience, least }: Reach, now: Date): Sql => sql`from members.reachable a
  where not exists (select from policy.excluded_members e where e.member_id = a.id) ${PARTS[audience](least, now)}`

/** How many members an audience has. */
export const countReached = async (r: Reader, reach: Reach, now: Date): Promise<number> =>
  (await r.one<{ n: number }>(sql`select count(*)::int as n ${match(reach, now)}`)).n

/** The next members of an audience, in the order of their numbers. */
export const findReached = async (
  r: Reader,
  reach: Reach,
  now: Date,
  after_id: number,
  limit: number,
): Promise<number[]> =>
  (
    await r.many<{ id: number }>(
      sql`select a.id ${match(reach, now)} and a.id > ${after_id} order by a.id limit ${limit}`,
    )
  ).map(({ id }) => id)
