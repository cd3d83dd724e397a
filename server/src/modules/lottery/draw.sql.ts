import type { DrawState } from '@moongate/contract/lottery.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Draw = {
  game_code: string
  issue: string
  season_id: number
  link: number
  commitment: string
  state: DrawState
  close_at: Date
  draw_at: Date
  seed: string | null
  balls: number[] | null
  drawn_at: Date | null
  settled_at: Date | null
  now: Date
}
export type Season = { id: number; length: number; used: number }

const columns = sql`game_code, issue, season_id, link, commitment, state, close_at, draw_at, seed, balls, drawn_at, settled_at, kernel.now() as now`

/** One maker of draws at a time, so that the chain's links are used in order. */
export const lockGame = (tx: Tx, game_code: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`lottery.game:${game_code}`}, 0))`)

export const readDatabaseNow = async (r: Reader): Promise<Date> =>
  (await r.one<{ now: Date }>(sql`select kernel.now() as now`)).now

export const findOpenSeason = (tx: Tx, game_code: string): Promise<Season | undefined> =>
  tx.maybe(
    sql`select id, length, used from lottery.seasons where game_code = ${game_code} and used < length order by id limit 1`,
  )

/** No more draws are made of the secrets of these seasons; the next draw of each game begins a new one. */
export const endSeasons = (tx: Tx): Promise<number> =>
  tx.run(sql`update lottery.seasons set used = length where used < length`)

export const insertSeason = async (
  tx: Tx,
  game_code: string,
  anchor: string,
  length: number,
  seed: Uint8Array,
): Promise<Season> => {
  const season = await tx.one<Season>(
    sql`insert into lottery.seasons (game_code, anchor, length) values (${game_code}, ${anchor}, ${length}) returning id, length, used`,
  )
  await tx.run(sql`insert into lottery.season_secrets (season_id, seed) values (${season.id}, ${Buffer.from(seed)})`)
  return season
}

export const takeLink = async (tx: Tx, season_id: number): Promise<number> =>
  (
    await tx.one<{ used: number }>(
      sql`update lottery.seasons set used = used + 1 where id = ${season_id} returning used`,
    )
  ).used

export const readSecret = (tx: Tx, season_id: number): Promise<{ seed: Buffer; length: number }> =>
  tx.one(
    sql`select x.seed, s.length from lottery.season_secrets x join lottery.seasons s on s.id = x.season_id where s.id = ${season_id}`,
  )

export const insertDraw = (
  tx: Tx,
  d: Pick<Draw, 'game_code' | 'issue' | 'season_id' | 'link' | 'commitment' | 'close_at' | 'draw_at'>,
): Promise<number> =>
  tx.run(sql`insert into lottery.draws (game_code, issue, season_id, link, commitment, close_at, draw_at)
    values (${d.game_code}, ${d.issue}, ${d.season_id}, ${d.link}, ${d.commitment}, ${d.close_at}, ${d.draw_at})`)

export const findDraw = (r: Reader, game_code: string, issue: string): Promise<Draw | undefined> =>
  r.maybe(sql`select ${columns} from lottery.draws where game_code = ${game_code} and issue = ${issue}`)

/** Waits for the bets that are being placed on it; none comes after. */
export const lockDraw = (tx: Tx, game_code: string, issue: string): Promise<Draw | undefined> =>
  tx.maybe(sql`select ${columns} from lottery.draws where game_code = ${game_code} and issue = ${issue} for update`)

export const setDrawn = (tx: Tx, d: Draw, seed: string, balls: readonly number[]): Promise<Draw> =>
  tx.one(sql`update lottery.draws set state = 'drawn', seed = ${seed}, balls = ${[...balls]}, drawn_at = kernel.now()
    where game_code = ${d.game_code} and issue = ${d.issue} returning ${columns}`)

/** A draw that could not be held: its tickets get their stakes back. */
export const setVoid = (tx: Tx, d: Draw): Promise<Draw> =>
  tx.one(
    sql`update lottery.draws set state = 'void' where game_code = ${d.game_code} and issue = ${d.issue} returning ${columns}`,
  )

export const setSettled = (r: Reader, game_code: string, issue: string): Promise<number> =>
  r.run(sql`update lottery.draws set state = case when state = 'drawn' then 'settled' else state end, settled_at = kernel.now()
    where game_code = ${game_code} and issue = ${issue} and state in ('drawn', 'void') and settled_at is null
    and not exists (select 1 from lottery.tickets t where t.game_code = ${game_code} and t.issue = ${issue} and t.status = 'X')`)

/**
 * Takes up draws that are due, or drawn and not settled yet: what a dead worker left, and what waits for frozen members. Those not drawn yet come
 * first, then whichever was not taken up for the longest time, so that each has its turn however many wait.
 */
export const takeDueDraws = (r: Reader): Promise<{ game_code: string; issue: string }[]> =>
  r.many(sql`with due as materialized (
      select game_code, issue, state = 'open' as is_open, draw_at from lottery.draws where settled_at is null and draw_at <= kernel.now()
      order by state <> 'open', tried_at nulls first, draw_at limit 200 for no key update skip locked
    ), taken as (
      update lottery.draws d set tried_at = kernel.now() from due where d.game_code = due.game_code and d.issue = due.issue
    )
    select game_code, issue from due order by not is_open, draw_at`)

/**
 * What the seed of a draw hashes to is the seed of the draw before it: it may be shown from the moment when that one is over.
 * The first of a chain was promised by nothing before, so its own is shown at once. For statements that name the draw `d`.
 */
export const published_commitment = sql`case when d.link = 1 or (select p.state from lottery.draws p where p.season_id = d.season_id and p.link = d.link - 1) <> 'open' then d.commitment end`

/** Draws whose time has come, with the promise as far as it may be shown. */
export const findNewestDraws = (
  r: Reader,
  game_code: string,
  limit: number,
  offset: number,
): Promise<(Draw & { published_commitment: string | null })[]> =>
  r.many(
    sql`select ${columns}, ${published_commitment} as published_commitment from lottery.draws d where game_code = ${game_code} and draw_at <= kernel.now() order by draw_at desc limit ${limit} offset ${offset}`,
  )

/** The promise of one draw, while it is being sold. */
export const findCommitment = async (r: Reader, game_code: string, issue: string): Promise<string | null> =>
  (
    await r.maybe<{ published_commitment: string | null }>(
      sql`select ${published_commitment} as published_commitment from lottery.draws d where game_code = ${game_code} and issue = ${issue}`,
    )
  )?.published_commitment ?? null

/** How many draws' time has come: each took a link of a season, so only those that are still ahead are counted. */
export const countDraws = (r: Reader, game_code: string): Promise<{ n: number }> =>
  r.one(sql`select (coalesce((select sum(s.used) from lottery.seasons s where s.game_code = ${game_code}), 0)
    - (select count(*) from lottery.draws d where d.game_code = ${game_code} and d.draw_at > kernel.now()))::int as n`)

export const findLastDrawn = (r: Reader, game_code: string): Promise<Draw | undefined> =>
  r.maybe(
    sql`select ${columns} from lottery.draws where game_code = ${game_code} and state in ('drawn', 'settled') order by draw_at desc limit 1`,
  )
