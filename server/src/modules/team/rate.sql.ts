import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Rate } from './rate.rules.ts'

/** Somebody's rates as they stand now, by type of games; none for who is no agent. */
export const findRates = (r: Reader, member_id: number): Promise<Rate[]> =>
  r.many(
    sql`select distinct on (game_type) game_type, rate_ppm from team.rates where member_id = ${member_id} order by game_type, from_at desc`,
  )

/** The same of many. */
export const findRatesOf = (r: Reader, member_ids: readonly number[]): Promise<(Rate & { member_id: number })[]> =>
  r.many(sql`select distinct on (member_id, game_type) member_id, game_type, rate_ppm from team.rates
    where member_id = any (${[...member_ids]}::int[]) order by member_id, game_type, from_at desc`)

/** The highest rates right below somebody, by type of games. */
export const findHighestBelow = (r: Reader, member_id: number): Promise<Rate[]> =>
  r.many(sql`select game_type, max(rate_ppm)::int as rate_ppm from (
      select distinct on (t.member_id, t.game_type) t.game_type, t.rate_ppm from team.people p join team.rates t on t.member_id = p.member_id
      where p.parent_id = ${member_id} order by t.member_id, t.game_type, t.from_at desc
    ) given group by 1`)

/** Rates that hold from a moment on. */
export const insertRates = (tx: Tx, member_id: number, rates: readonly Rate[], at: Date): Promise<number> =>
  tx.run(sql`insert into team.rates as r (member_id, game_type, from_at, rate_ppm)
    select ${member_id}, game_type, ${at}, rate_ppm from unnest(${rates.map((r) => r.game_type)}::int[], ${rates.map((r) => r.rate_ppm)}::int[]) n(game_type, rate_ppm)
    on conflict (member_id, game_type, from_at) do update set rate_ppm = excluded.rate_ppm`)

/** Makes somebody an agent, once. */
export const insertAgent = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`insert into team.agents (member_id) values (${member_id}) on conflict do nothing`)
