import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'
import type { Played } from './play.rules.ts'

export type PlayFilter = {
  from: Date
  before: Date
  supplier_code?: string | undefined
  game_type?: number | undefined
}
/** What was played of a game. Title and published return are missing where no catalogue names it or its supplier tells none. */
export type GamePlay = Played & {
  supplier_code: string
  game_code: string
  game_type: number
  title: Text | null
  bets: number
  least_ppm: number | null
  most_ppm: number | null
}

const matchPlayed = (
  f: PlayFilter,
): Sql => sql`from betting.played_bets b where b.settled_at >= ${f.from} and b.settled_at < ${f.before}
  ${f.supplier_code === undefined ? empty : sql`and b.supplier_code = ${f.supplier_code}`}
  ${f.game_type === undefined ? empty : sql`and b.game_type = ${f.game_type}`}`

/** Every game of which bets were settled, the one with the greatest turnover first. */
export const sumPlay = (r: Reader, f: PlayFilter): Promise<GamePlay[]> =>
  r.many(sql`with rounds as (
      select b.supplier_code, b.game_code, b.round_id, max(b.game_type) as game_type, count(*) as bets, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as payout
      ${matchPlayed(f)} group by b.supplier_code, b.game_code, b.round_id)
    select r.supplier_code, r.game_code, coalesce(max(g.game_type), max(r.game_type)) as game_type, (array_agg(g.title))[1] as title,
      sum(r.bets)::int as bets, count(*)::int as rounds, sum(r.stake)::bigint as stake, sum(r.payout)::bigint as payout,
      sum(r.stake::float8 * r.stake::float8) as stake_squares, sum(r.stake::float8 * r.payout::float8) as products, sum(r.payout::float8 * r.payout::float8) as payout_squares,
      max(g.return_least_ppm) as least_ppm, max(g.return_most_ppm) as most_ppm
    from rounds r left join games.published g on g.supplier_code = r.supplier_code and g.game_code = r.game_code
    group by r.supplier_code, r.game_code order by sum(r.stake) desc, r.supplier_code, r.game_code`)
