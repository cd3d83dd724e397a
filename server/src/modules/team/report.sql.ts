import { empty, type Reader, sql } from '../../kernel/db.ts'
import { matchName } from './agent.sql.ts'

export type Figures = {
  new_count: number
  stake: bigint
  effective: bigint
  payout: bigint
  recharge: bigint
  drawing: bigint
  hongli: bigint
  fanshui: bigint
}
type Days = { from_on: string; to_on: string }

const columns = sql`coalesce(sum(new_count), 0)::int as new_count, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(effective), 0)::bigint as effective,
  coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(recharge), 0)::bigint as recharge, coalesce(sum(drawing), 0)::bigint as drawing,
  coalesce(sum(hongli), 0)::bigint as hongli, coalesce(sum(fanshui), 0)::bigint as fanshui`

/** What a team came to over days. */
export const sumDays = (r: Reader, agent_id: number, { from_on, to_on }: Days): Promise<Figures> =>
  r.one(
    sql`select ${columns} from team.days where agent_id = ${agent_id} and on_day between ${from_on}::date and ${to_on}::date`,
  )

/** The same day by day; a day on which nothing was is there with nothing. */
export const listDays = (
  r: Reader,
  agent_id: number,
  { from_on, to_on }: Days,
): Promise<(Figures & { on_day: string })[]> =>
  r.many(sql`select g::date::text as on_day, ${columns} from generate_series(${from_on}::date, ${to_on}::date, interval '1 day') g
    left join team.days d on d.agent_id = ${agent_id} and d.on_day = g::date group by g order by g`)

/** How many are below an agent, and how many of them right below. */
export const countTeam = (r: Reader, agent_id: number): Promise<{ n: number; direct: number }> =>
  r.one(sql`select (select count(*) from team.lines where agent_id = ${agent_id})::int as n,
    (select count(*) from team.people where parent_id = ${agent_id})::int as direct`)

type Then = { at: Date; on_day: string; moved: readonly number[] }

/**
 * How many stood below an agent before a day that begins `at`: those of now without who has joined since, and of who is below anybody that was `moved`
 * since, who stood there then. Only those are looked at one by one, and only where a move was from or to this team.
 */
export const countTeamBefore = (r: Reader, agent_id: number, { at, on_day, moved }: Then): Promise<{ n: number }> =>
  r.one(sql`with heads as (
      select id from unnest(${[...moved]}::int[]) id where exists (select 1 from team.paths p where p.member_id = id and ${agent_id} = any (p.path))
    ), people as (
      select id from heads union select l.member_id from heads h join team.lines l on l.agent_id = h.id
    ), stood as (
      select ${agent_id} = any (team.path_at(o.id, 'infinity')) as is_below,
        coalesce((select ${agent_id} = any (p.path) from team.paths p where p.member_id = o.id and p.from_at < ${at} order by p.from_at desc limit 1), false) as was_below,
        (select p.from_at >= ${at} and ${agent_id} = any (p.path) from team.paths p where p.member_id = o.id order by p.from_at limit 1) as has_joined
      from people o
    )
    select (select count(*) from team.lines where agent_id = ${agent_id})::int
      - (select coalesce(sum(new_count), 0) from team.days where agent_id = ${agent_id} and on_day >= ${on_day}::date)::int
      + (select coalesce(sum(was_below::int - is_below::int + has_joined::int), 0) from stood)::int as n`)

export type Year = { year: number; mask: string }

/** How many members had a bet that ended on a day that the masks of these years name. */
export const countActive = async (r: Reader, agent_id: number, years: readonly Year[]): Promise<number> =>
  (
    await r.one<{ n: number }>(sql`with y as materialized (
        select year, mask::bit(366) as mask from unnest(${years.map(({ year }) => year)}::int[], ${years.map(({ mask }) => mask)}::text[]) y(year, mask)
      )
      select count(${years.length > 1 ? sql`distinct a.member_id` : sql`*`})::int as n
      from y join team.actives a on a.agent_id = ${agent_id} and a.year = y.year where bit_count(a.days & y.mask) > 0`)
  ).n

export type ChildFilter = { agent_id: number; name?: string | undefined }
export type Child = { member_id: number; depth: number; joined_at: Date; is_agent: boolean; team_count: number }

/** By name: the names first (`offset 0` keeps them so). A plan for any agent would look up the name of each member below a large one. */
const matchChildren = ({ agent_id, name }: ChildFilter) =>
  name
    ? sql`from (select a.id from members.accounts a where ${matchName(name)} offset 0) n
      join team.lines l on l.agent_id = ${agent_id} and l.member_id = n.id join team.people p on p.member_id = n.id`
    : sql`from team.people p where p.parent_id = ${agent_id}`

/** How many a filter of members finds. */
export const countChildren = (r: Reader, f: ChildFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchChildren(f)}`)

/** The newest first. */
export const findChildren = (r: Reader, f: ChildFilter, limit: number, offset: number): Promise<Child[]> =>
  r.many(sql`select q.*, exists (select 1 from team.agents g where g.member_id = q.member_id) as is_agent,
      (select count(*) from team.lines t where t.agent_id = q.member_id)::int as team_count
    from (select p.member_id, p.depth, p.joined_at ${matchChildren(f)} order by p.joined_at desc, p.member_id desc limit ${limit} offset ${offset}) q
    order by q.joined_at desc, q.member_id desc`)

type Span = { from: Date; before: Date }
export type Found = { agent_id: number; member_id?: number | undefined }
export type MoveFilter = Found & Span & { asset: string; operate_type?: number | undefined }
export type Moved = { posting_id: bigint; member_id: number; operate_type: number; amount: bigint; created_at: Date }

const matchMoves = (
  f: MoveFilter,
) => sql`from ledger.statement s join team.lines l on l.agent_id = ${f.agent_id} and l.member_id = s.member_id
  where s.created_at >= ${f.from} and s.created_at < ${f.before} and s.asset = ${f.asset} and s.account_kind = 'centre'
  ${f.member_id === undefined ? empty : sql`and s.member_id = ${f.member_id}`}
  ${f.operate_type === undefined ? empty : sql`and s.operate_type = ${f.operate_type}`}`

/** How many movements a filter finds. */
export const countMoves = (r: Reader, f: MoveFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchMoves(f)}`)
/** The team's movements, the newest first. */
export const findMoves = (r: Reader, f: MoveFilter, limit: number, offset: number): Promise<Moved[]> =>
  r.many(
    sql`select s.posting_id, s.member_id, s.operate_type, s.amount, s.created_at ${matchMoves(f)} order by s.posting_id desc limit ${limit} offset ${offset}`,
  )

export type BetFilter = Found & { ended?: Span | undefined; placed?: Span | undefined; game_type?: number | undefined }

const matchBets = (
  f: BetFilter,
) => sql`from team.bets t join team.lines l on l.agent_id = ${f.agent_id} and l.member_id = t.member_id
  ${f.placed ? sql`join betting.settled_bets b on b.member_id = t.member_id and b.id = t.bet_id and b.bet_at >= ${f.placed.from} and b.bet_at < ${f.placed.before}` : empty}
  where true ${f.ended ? sql`and t.settled_at >= ${f.ended.from} and t.settled_at < ${f.ended.before}` : empty}
  ${f.placed ? sql`and t.settled_at >= ${f.placed.from}` : empty}
  ${f.member_id === undefined ? empty : sql`and t.member_id = ${f.member_id}`}
  ${f.game_type === undefined ? empty : sql`and t.game_type = ${f.game_type}`}`

/** How many finished bets a filter finds. */
export const countBetsOf = (r: Reader, f: BetFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchBets(f)}`)
/** The team's finished bets, by the time of their end, the newest first. */
export const findBetsOf = (
  r: Reader,
  f: BetFilter,
  limit: number,
  offset: number,
): Promise<{ member_id: number; id: string }[]> =>
  r.many(
    sql`select t.member_id, t.bet_id as id ${matchBets(f)} order by t.settled_at desc, t.bet_id limit ${limit} offset ${offset}`,
  )
