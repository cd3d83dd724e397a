import { type Reader, sql } from '../../kernel/db.ts'
import type { Days } from './period.rules.ts'

/** What days are worth to an agent, in millionths of a cent. */
export const sumWorth = async (r: Reader, agent_id: number, { from_on, to_on }: Days): Promise<string> =>
  (
    await r.one<{ worth: string }>(
      sql`select coalesce(sum(worth), 0)::text as worth from team.worth where agent_id = ${agent_id} and on_day between ${from_on}::date and ${to_on}::date`,
    )
  ).worth

/** The same for each day that is worth anything. */
export const listWorth = (
  r: Reader,
  agent_id: number,
  { from_on, to_on }: Days,
): Promise<{ on_day: string; worth: string }[]> =>
  r.many(sql`select on_day::text as on_day, sum(worth)::text as worth from team.worth
    where agent_id = ${agent_id} and on_day between ${from_on}::date and ${to_on}::date group by 1`)
