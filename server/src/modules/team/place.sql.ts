import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Person = { member_id: number; parent_id: number | null; depth: number; joined_at: Date; is_agent: boolean }

/** Held by who joins, counts or sets rates together; by who moves alone. So nobody is counted for a chain that is just changing. */
export const lockChains = (tx: Tx, how: 'shared' | 'alone'): Promise<unknown> =>
  how === 'alone'
    ? tx.run(sql`select pg_advisory_xact_lock(hashtextextended('team.chains', 0))`)
    : tx.run(sql`select pg_advisory_xact_lock_shared(hashtextextended('team.chains', 0))`)

/** The moment from which a move or a rate holds, by the clock that says when bets end. The chains are locked. */
export const readNow = async (tx: Tx): Promise<Date> =>
  (await tx.one<{ now: Date }>(sql`select kernel.now() as now`)).now

/** Where somebody stands; nothing for who is in no team. */
export const findPerson = (r: Reader, member_id: number): Promise<Person | undefined> =>
  r.maybe(sql`select p.member_id, p.parent_id, p.depth, p.joined_at, exists (select 1 from team.agents a where a.member_id = p.member_id) as is_agent
    from team.people p where p.member_id = ${member_id}`)

/** Whom this way up names, the nearest first. */
export const findPath = async (r: Reader, member_id: number): Promise<number[]> =>
  (await r.one<{ path: number[] | null }>(sql`select team.path_at(${member_id}, 'infinity') as path`)).path ?? []

/** Whether somebody is below an agent, however far. */
export const isBelow = async (r: Reader, agent_id: number, member_id: number): Promise<boolean> =>
  (await r.run(sql`select 1 from team.lines where agent_id = ${agent_id} and member_id = ${member_id}`)) > 0

/** Those of whom nothing is known here. */
export const findStrangers = (r: Reader, member_ids: readonly number[]): Promise<number[]> =>
  r
    .many<{ id: number }>(sql`select distinct id from unnest(${[...member_ids]}::int[]) id
      where not exists (select 1 from team.people p where p.member_id = id)`)
    .then((rows) => rows.map(({ id }) => id))

export type Joining = { member_id: number; parent_id: number | null; at: Date; on_day: string }

/**
 * Sets somebody below an agent, or at the top; nothing where they have a place already. Their ways up are those of the agent from when they
 * joined on: it may have been moved since. They are new to who stood above then. Answers how many joined.
 */
export const insertPerson = (tx: Tx, { member_id, parent_id, at, on_day }: Joining): Promise<number> =>
  tx.run(sql`with up as (
      select case when ${parent_id}::int is null then '{}'::int[] else ${parent_id}::int || coalesce(team.path_at(${parent_id}, 'infinity'), '{}') end as path
    ), ways as (
      select ${at}::timestamptz as from_at, case when ${parent_id}::int is null then '{}'::int[] else ${parent_id}::int || coalesce(team.path_at(${parent_id}, ${at}),
        (select path from team.paths where member_id = ${parent_id} order by from_at limit 1), '{}') end as path
      union all select from_at, ${parent_id}::int || path from team.paths where member_id = ${parent_id} and from_at > ${at}
    ), person as (
      insert into team.people (member_id, parent_id, depth, joined_at) select ${member_id}, ${parent_id}::int, cardinality(path), ${at} from up
      on conflict do nothing returning member_id
    ), way as (
      insert into team.paths (member_id, from_at, path) select p.member_id, w.from_at, w.path from person p, ways w
    ), steps as (
      select p.member_id, a.agent_id, a.place from person p, up u, unnest(u.path) with ordinality a(agent_id, place)
    ), lines as (
      insert into team.lines (agent_id, member_id, distance) select agent_id, member_id, place from steps
    ), counted as (
      insert into team.days as d (agent_id, on_day, new_count)
      select a.agent_id, ${on_day}::date, 1 from person p, ways w, unnest(w.path) a(agent_id) where w.from_at = ${at} order by 1
      on conflict (agent_id, on_day) do update set new_count = d.new_count + 1
    )
    select 1 from person`)

/** How far below somebody the team reaches. */
export const measureHeight = async (r: Reader, member_id: number): Promise<number> =>
  (
    await r.one<{ height: number }>(
      sql`select coalesce(max(distance), 0)::int as height from team.lines where agent_id = ${member_id}`,
    )
  ).height

/** Moves somebody with all below: their way up from this moment on, no earlier than the one before, and who sees them. The chains are locked. */
export const movePeople = (
  tx: Tx,
  member_id: number,
  to: { parent_id: number | null; path: readonly number[] },
  at: Date,
) =>
  tx.run(sql`with moved as (
      select member_id, distance from team.lines where agent_id = ${member_id} union all select ${member_id}, 0
    ), ways as (
      select m.member_id, (team.path_at(m.member_id, 'infinity'))[1:m.distance] as kept from moved m
    ), written as (
      insert into team.paths as p (member_id, from_at, path) select w.member_id, greatest(${at}, (select max(o.from_at) from team.paths o where o.member_id = w.member_id)), kept || ${[...to.path]}::int[] from ways w
      on conflict (member_id, from_at) do update set path = excluded.path
    ), placed as (
      update team.people p set depth = cardinality(w.kept) + ${to.path.length}, parent_id = case when p.member_id = ${member_id} then ${to.parent_id}::int else p.parent_id end
      from ways w where w.member_id = p.member_id
    ), gone as (
      delete from team.lines l using ways w where l.member_id = w.member_id and l.agent_id <> all (w.kept) returning l.member_id
    )
    select count(*) from gone`)

/** The new lines upwards of who was moved; a statement of its own, so that the old ones are gone. */
export const insertLines = (tx: Tx, member_id: number, path: readonly number[]): Promise<number> =>
  tx.run(sql`insert into team.lines (agent_id, member_id, distance)
    select a.agent_id, m.member_id, m.distance + a.place
    from (select member_id, distance from team.lines where agent_id = ${member_id} union all select ${member_id}, 0) m,
      unnest(${[...path]}::int[]) with ordinality a(agent_id, place)`)
